import type { ImportMapChangeRequest } from '@edu/shared-utility/contract';
import type { ChangeRequest } from './changes/change-options';
import { MapRefusal } from './edit-map';

/** Checks a request of the wire and gives it its type; throws MapRefusal naming what is missing. */
export function toChangeRequest(
  input: Omit<ImportMapChangeRequest, 'why' | 'force'>,
): ChangeRequest {
  const { action, name, address, steps = 1 } = input;
  if (action === 'rollback') return { action, steps };
  if (name === undefined) throw new MapRefusal('name is missing.');
  if (action === 'remove') return { action, name };
  if (address === undefined) throw new MapRefusal('address is missing.');
  return { action, name, address };
}
