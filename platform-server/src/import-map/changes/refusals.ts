import { parseImportMap } from '../../static/import-map';
import { MapRefusal } from '../map-refusal';

/** Refuses an address; `canForce` is false if it violates the rules of addresses. */
export const addressRefusal = (
  problems: readonly string[],
  { canForce }: { canForce: boolean },
): MapRefusal => new MapRefusal('The new address cannot be used.', 'invalid', problems, canForce);

/** A refusal because other modules import what would be removed; `force` overrides it. */
export const stillImportedRefusal = (needs: readonly string[]): MapRefusal =>
  new MapRefusal(
    'Other modules need what would go: change those first, or force it (--force).',
    'invalid',
    needs,
    true,
  );

/** A refusal because the map has changed since the waiting change was requested. */
export const overtakenRefusal = (): MapRefusal =>
  new MapRefusal(
    'Another change has come into force since this was asked for, and it no longer fits: reject it, and let its author ask again.',
    'conflict',
  );

/** Throws MapRefusal if a waiting change does not satisfy today's rules. */
export function parseOrRefuse(text: string): void {
  try {
    parseImportMap(text);
  } catch (error) {
    throw new MapRefusal(`The change cannot be used: ${(error as Error).message}.`);
  }
}
