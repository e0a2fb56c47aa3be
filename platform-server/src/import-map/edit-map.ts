import { foreignAddresses, type ImportMap } from '../static/import-map';
import { changedEntries, labelOf } from './map-entries';
import { MapRefusal, refuseName } from './map-refusal';

/** A requested change of the map. */
export type MapEdit =
  | { readonly action: 'set' | 'add'; readonly name: string; readonly address: string }
  | { readonly action: 'remove'; readonly name: string }
  | { readonly action: 'replace'; readonly map: ImportMap };

/** A line that differs between two maps; null where it is missing. */
export interface MapChange {
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Suggestions for a mistyped name: names with the same start and about the same length. */
function similarNamesText(name: string, names: readonly string[]): string {
  const start = name.slice(0, name.lastIndexOf('/') + 2);
  const isSimilar = (value: string) =>
    value.startsWith(start) && Math.abs(value.length - name.length) <= 2;
  const similarNames = names.filter(isSimilar).slice(0, 3);
  return similarNames.length > 0
    ? ` (it has ${similarNames.map((value) => `"${value}"`).join(', ')})`
    : '';
}

function withEdit({ imports }: ImportMap, edit: Exclude<MapEdit, { action: 'replace' }>) {
  const { action, name } = edit;
  const isExistingName = Object.hasOwn(imports, name);
  const similarNames = isExistingName ? '' : similarNamesText(name, Object.keys(imports));
  if (action !== 'remove' || !isExistingName) refuseName(name);
  if (action === 'remove') {
    if (!isExistingName)
      throw new MapRefusal(`"${name}" is not in the map${similarNames}.`, 'missing');
    return Object.fromEntries(Object.entries(imports).filter(([first]) => first !== name));
  }
  if (action === 'add' && isExistingName) {
    throw new MapRefusal(`"${name}" is in the map already: use set to change it.`);
  }
  if (action === 'set' && !isExistingName) {
    throw new MapRefusal(
      `"${name}" is not in the map${similarNames}: use add for a new module.`,
      'missing',
    );
  }
  return { ...imports, [name]: edit.address };
}

/** Whether a file is a foreign module or is in its folder. */
export const belongsTo = (file: string, address: string): boolean =>
  file === address || file.startsWith(new URL('.', address).href);

/** The digests to keep: those of removed foreign addresses are dropped, unless a remaining line uses them. */
function digestsLeft(before: ImportMap, after: ImportMap): Record<string, string> {
  const usedAddresses = new Set(foreignAddresses(after));
  const old = foreignAddresses(before);
  const removed = old.filter((address) => !usedAddresses.has(address));
  const remaining = old.filter((address) => usedAddresses.has(address));
  const isStillMapped = (file: string): boolean =>
    usedAddresses.has(file) ||
    remaining.some((address) => belongsTo(file, address)) ||
    !removed.some((address) => belongsTo(file, address));
  return Object.fromEntries(
    Object.entries(before.integrity ?? {}).filter(([file]) => isStillMapped(file)),
  );
}

/**
 * The map after the edit, with the digests computed for new addresses. Throws MapRefusal if the edit does not fit the
 * map.
 */
export function editMap(
  map: ImportMap,
  edit: MapEdit,
  computed: Readonly<Record<string, string>> = {},
): ImportMap {
  // A whole map contains its own digests.
  const after = edit.action === 'replace' ? edit.map : { ...map, imports: withEdit(map, edit) };
  const remainingDigests = edit.action === 'replace' ? edit.map.integrity : digestsLeft(map, after);
  const integrity = { ...remainingDigests, ...computed };
  const { integrity: _, ...rest } = after;
  return Object.keys(integrity).length > 0 ? { ...rest, integrity } : rest;
}

/** Every line that differs, scopes included. */
export const changesBetween = (before: ImportMap, after: ImportMap): MapChange[] =>
  changedEntries(before, after).map((line) => ({
    name: labelOf(line),
    from: line.from,
    to: line.to,
  }));

/** Indented by two spaces, with a final line break. */
export const formatMap = (map: ImportMap): string => `${JSON.stringify(map, null, 2)}\n`;
