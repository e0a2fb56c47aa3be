import { foreignAddresses, type ImportMap } from '../static/import-map';

/** One wish to change the map. */
export type MapEdit =
  | { readonly action: 'set' | 'add'; readonly name: string; readonly address: string }
  | { readonly action: 'remove'; readonly name: string }
  | { readonly action: 'replace'; readonly map: ImportMap };

/** One line that differs between two maps; null where it is missing. */
export interface MapChange {
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** A wish that cannot be carried out; the message is a whole sentence. */
export class MapRefusal extends Error {
  override readonly name = 'MapRefusal';
  constructor(
    message: string,
    /** `conflict`: somebody else was quicker. `forbidden`: not this person. */
    readonly kind: 'invalid' | 'conflict' | 'forbidden' | 'missing' = 'invalid',
    /** What the preflight found, one sentence each. */
    readonly problems: readonly string[] = [],
  ) {
    super(message);
  }
}

const NAME = /^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*(\/[A-Za-z0-9._-]+)*$/;

function edited({ imports }: ImportMap, edit: Exclude<MapEdit, { action: 'replace' }>) {
  const { action, name } = edit;
  if (!NAME.test(name)) throw new MapRefusal(`"${name}" is no name of a module.`);
  const known = Object.hasOwn(imports, name);
  if (action === 'remove') {
    if (!known) throw new MapRefusal(`"${name}" is not in the map.`, 'missing');
    return Object.fromEntries(Object.entries(imports).filter(([one]) => one !== name));
  }
  if (action === 'add' && known) {
    throw new MapRefusal(`"${name}" is in the map already: use set to change it.`);
  }
  if (action === 'set' && !known) {
    throw new MapRefusal(`"${name}" is not in the map: use add for a new module.`, 'missing');
  }
  return { ...imports, [name]: edit.address };
}

/** A foreign module answers for itself and for what lies beside and below it. */
const belongsTo = (file: string, address: string): boolean =>
  file === address || file.startsWith(new URL('.', address).href);

/** The digests that stay: those of a foreign address that the edit takes out go, unless they serve a line that stays. */
function digestsLeft(before: ImportMap, after: ImportMap): Record<string, string> {
  const named = new Set(foreignAddresses(after));
  const old = foreignAddresses(before);
  const gone = old.filter((address) => !named.has(address));
  const staying = old.filter((address) => named.has(address));
  const stays = (file: string): boolean =>
    named.has(file) ||
    staying.some((address) => belongsTo(file, address)) ||
    !gone.some((address) => belongsTo(file, address));
  return Object.fromEntries(Object.entries(before.integrity ?? {}).filter(([file]) => stays(file)));
}

/**
 * The map after the wish, with the integrity that was computed for new addresses. Throws
 * MapRefusal when the wish does not fit the map.
 */
export function editMap(
  map: ImportMap,
  edit: MapEdit,
  computed: Readonly<Record<string, string>> = {},
): ImportMap {
  // A whole map brings its own digests.
  const after = edit.action === 'replace' ? edit.map : { ...map, imports: edited(map, edit) };
  const left = edit.action === 'replace' ? edit.map.integrity : digestsLeft(map, after);
  const integrity = { ...left, ...computed };
  const { integrity: _, ...rest } = after;
  return Object.keys(integrity).length > 0 ? { ...rest, integrity } : rest;
}

/** Every line that differs, scopes included (`scope → name`). */
export function changesBetween(before: ImportMap, after: ImportMap): MapChange[] {
  const flat = (map: ImportMap): Record<string, string> => ({
    ...map.imports,
    ...Object.fromEntries(
      Object.entries(map.scopes ?? {}).flatMap(([scope, part]) =>
        Object.entries(part).map(([name, address]) => [`${scope} → ${name}`, address]),
      ),
    ),
  });
  const old = flat(before);
  const fresh = flat(after);
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((name) => old[name] !== fresh[name])
    .map((name) => ({ name, from: old[name] ?? null, to: fresh[name] ?? null }));
}

/** As people find the file: two spaces, a line end at the end. */
export const formatMap = (map: ImportMap): string => `${JSON.stringify(map, null, 2)}\n`;
