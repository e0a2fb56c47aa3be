/** What a newer import map means for a page that runs. */
export interface MapChange {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Shared modules that changed: only a new page load may take them. */
  readonly shared: readonly string[];
}

/** Applications that a running page can exchange; everything else is shared by several of them. */
export const isSwappable = (name: string): boolean =>
  /^@edu-app\/[^/]+$/.test(name) || name === '@edu/entrance' || name === '@edu/account-center';

/** Compares two maps, name → resolved address. */
export function diffMaps(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): MapChange {
  const differ = Object.keys({ ...before, ...after }).filter(
    (name) => before[name] !== after[name],
  );
  const apps = differ.filter(isSwappable);
  return {
    added: apps.filter((name) => before[name] === undefined),
    changed: apps.filter((name) => before[name] !== undefined && after[name] !== undefined),
    removed: apps.filter((name) => after[name] === undefined),
    // A new shared module harms nobody: no module of this page asks for it.
    shared: differ.filter((name) => !isSwappable(name) && before[name] !== undefined),
  };
}
