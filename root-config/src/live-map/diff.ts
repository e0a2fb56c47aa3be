/** What a newer import map changes for a running page. */
export interface MapChange {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Shared modules that changed: only a new page load may use them. */
  readonly shared: readonly string[];
}

/** Applications that a running page can exchange; everything else is shared by several of them. */
export const isSwappable = (name: string): boolean =>
  /^@edu-app\/[^/]+$/.test(name) || name === '@edu/entrance' || name === '@edu/account-center';

type Lines = Readonly<Record<string, string>>;
type Scopes = Readonly<Record<string, Lines>>;

/** Names that an existing scope maps to another address; new scopes only concern new modules. */
const changedScopes = (before: Scopes, after: Scopes): string[] =>
  Object.entries(before).flatMap(([scope, lines]) =>
    Object.entries(lines)
      .filter(([name, address]) => (after[scope]?.[name] ?? address) !== address)
      .map(([name]) => name),
  );

/** Compares two maps, name → resolved address, and their `scopes`. */
export function diffMaps(
  before: Lines,
  after: Lines,
  scopes: { before?: Scopes | undefined; after?: Scopes | undefined } = {},
): MapChange {
  const differ = Object.keys({ ...before, ...after }).filter(
    (name) => before[name] !== after[name],
  );
  const apps = differ.filter(isSwappable);
  return {
    added: apps.filter((name) => before[name] === undefined),
    changed: apps.filter((name) => before[name] !== undefined && after[name] !== undefined),
    removed: apps.filter((name) => after[name] === undefined),
    // A new shared module is harmless: nothing on this page imports it yet.
    shared: [
      ...differ.filter((name) => !isSwappable(name) && before[name] !== undefined),
      ...changedScopes(scopes.before ?? {}, scopes.after ?? {}),
    ],
  };
}
