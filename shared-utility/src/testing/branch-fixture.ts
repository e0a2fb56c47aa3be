import type { Branch } from '../contract';

/** A branch of channel 2 whose fields are derived from its name. */
export const branchNamed = (name: string): Branch => ({
  id: name,
  branch: `code-${name}`,
  name,
  organ: `organ-${name}`,
  actor: `actor-${name}`,
  channel: '2',
  ucode: `ucode-${name}`,
});
