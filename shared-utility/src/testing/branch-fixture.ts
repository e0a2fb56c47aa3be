import type { Branch } from '../contract';

/** A branch whose members all tell its name, of channel 2. */
export const branchNamed = (name: string): Branch => ({
  id: name,
  branch: `code-${name}`,
  name,
  organ: `organ-${name}`,
  actor: `actor-${name}`,
  channel: '2',
  ucode: `ucode-${name}`,
});
