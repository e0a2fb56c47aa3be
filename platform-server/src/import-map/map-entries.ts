import type { ImportMap } from '../static/import-map';

/** Position of a line; `scope` is null for the lines of `imports`. */
export interface EntryPosition {
  readonly scope: string | null;
  readonly name: string;
}

/** A line that differs between two maps; null where it is missing. */
export interface EntryChange extends EntryPosition {
  readonly from: string | null;
  readonly to: string | null;
}

/** Text that identifies a line for people. */
export const labelOf = ({ scope, name }: EntryPosition): string =>
  scope === null ? name : `${scope} → ${name}`;

const keyOf = ({ scope, name }: EntryPosition): string => JSON.stringify([scope, name]);

/** Every line by a unique key, scopes included. */
function linesOf(map: ImportMap): Map<string, EntryPosition & { readonly address: string }> {
  const sections: [string | null, Record<string, string>][] = [
    [null, map.imports],
    ...Object.entries(map.scopes ?? {}),
  ];
  return new Map(
    sections.flatMap(([scope, section]) =>
      Object.entries(section).map(([name, address]) => {
        const line = { scope, name, address };
        return [keyOf(line), line] as const;
      }),
    ),
  );
}

/** Every line that differs, scopes included. */
export function changedEntries(before: ImportMap, after: ImportMap): EntryChange[] {
  const [oldLines, newLines] = [linesOf(before), linesOf(after)];
  return [...new Map([...oldLines, ...newLines]).entries()].flatMap(([key, { scope, name }]) => {
    const [from, to] = [oldLines.get(key)?.address ?? null, newLines.get(key)?.address ?? null];
    return from === to ? [] : [{ scope, name, from, to }];
  });
}

/** The address at a position; null if the map has no such line. */
export function addressAt(map: ImportMap, { scope, name }: EntryPosition): string | null {
  const section = scope === null ? map.imports : (map.scopes?.[scope] ?? {});
  return Object.hasOwn(section, name) ? (section[name] ?? null) : null;
}

/** The map with the addresses of some lines replaced; null removes a line. */
export function withEntries(
  map: ImportMap,
  lines: readonly (EntryPosition & { readonly address: string | null })[],
): ImportMap {
  const changedEntries = (
    scope: string | null,
    section: Record<string, string>,
  ): Record<string, string> => {
    const all = new Map(Object.entries(section));
    for (const line of lines) {
      if (line.scope !== scope) continue;
      if (line.address === null) all.delete(line.name);
      else all.set(line.name, line.address);
    }
    return Object.fromEntries(all);
  };
  const names = lines.flatMap(({ scope, address }) =>
    scope !== null && address !== null ? [scope] : [],
  );
  const scopes = [...new Set([...Object.keys(map.scopes ?? {}), ...names])].map(
    (scope) => [scope, changedEntries(scope, map.scopes?.[scope] ?? {})] as const,
  );
  return {
    ...map,
    imports: changedEntries(null, map.imports),
    ...(scopes.length > 0 && { scopes: Object.fromEntries(scopes) }),
  };
}
