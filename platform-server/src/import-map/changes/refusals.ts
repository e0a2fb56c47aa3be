import { parseImportMap } from '../../static/import-map';
import { MapRefusal } from '../edit-map';

/** @param canForce false for what the rules of addresses say */
export const refusedBy = (problems: readonly string[], canForce: boolean): MapRefusal =>
  new MapRefusal('The new address cannot be used.', 'invalid', problems, canForce);

/** Something would go that others need; who knows better says `force`. */
export const refusedAsNeeded = (needs: readonly string[]): MapRefusal =>
  new MapRefusal(
    'Other modules need what would go: change those first, or force it (--force).',
    'invalid',
    needs,
    true,
  );

/** What waited was asked for another map than the one that is in force by now. */
export const overtaken = (): MapRefusal =>
  new MapRefusal(
    'Another change has come into force since this was asked for, and it no longer fits: reject it, and let its author ask again.',
    'conflict',
  );

/** Throws MapRefusal for a content that somebody asked for under other rules. */
export function parseOrRefuse(text: string): void {
  try {
    parseImportMap(text);
  } catch (error) {
    throw new MapRefusal(`The change cannot be used: ${(error as Error).message}.`);
  }
}
