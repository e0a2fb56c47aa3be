import { satisfies } from './ranges';
import { versionOf } from './versions';

/** A module that requires other versions of the shared modules than the page has. */
export class RequiresError extends Error {
  constructor(
    /** The unmet ranges, with the page's versions: `react@^18.0.0 (here 19.3.1)`. */
    readonly unmet: readonly string[],
    module?: string,
  ) {
    super(`${module ?? 'The module'} requires ${unmet.join(', ')}`);
    this.name = 'RequiresError';
  }
}

function unmetBy(name: string, range: unknown, version: string | undefined): string | null {
  const requirement = `${name}@${String(range)}`;
  if (version === undefined) return `${requirement} (not shared here)`;
  try {
    return satisfies(version, String(range)) ? null : `${requirement} (here ${version})`;
  } catch {
    return `${requirement} (a range that cannot be read)`;
  }
}

/**
 * Checks an app's `requires` against the page's shared modules, before anything of the app runs.
 *
 * @throws RequiresError that names every unmet range
 */
export function checkRequires(
  requires: Readonly<Record<string, string>> | undefined,
  module?: string,
  version: (name: string) => string | undefined = versionOf,
): void {
  const unmet = Object.entries(requires ?? {})
    .map(([name, range]) => unmetBy(name, range, version(name)))
    .filter((value) => value !== null);
  if (unmet.length > 0) throw new RequiresError(unmet, module);
}
