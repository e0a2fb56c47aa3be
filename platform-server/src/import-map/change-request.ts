import type { ImportMapChangeRequest } from '@edu/shared-utility/contract';
import type { ChangeRequest } from './changes/change-options';
import { MapRefusal } from './map-refusal';

/** Converts a request body to a change request. Throws MapRefusal with what is missing. */
export function toChangeRequest(
  input: Omit<ImportMapChangeRequest, 'why' | 'force'>,
): ChangeRequest {
  const { action, name, address, steps, to } = input;
  if (action === 'rollback') {
    if (to === undefined) return { action, steps: steps ?? 1 };
    if (steps === undefined) return { action, to };
    throw new MapRefusal('Go back by a number of changes, or to one of them: not both.');
  }
  if (name === undefined) throw new MapRefusal('name is missing.');
  if (action === 'remove') return { action, name };
  if (address === undefined) throw new MapRefusal('address is missing.');
  return { action, name, address };
}
