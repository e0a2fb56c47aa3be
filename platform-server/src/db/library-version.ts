import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { StartupError } from '../startup-error';

/** The version of an installed package, even if it does not export its package.json; 'unknown' if it is not found. */
export function installedVersion(name: string): string {
  const require = createRequire(resolve(process.argv[1] ?? '.'));
  const file = (require.resolve.paths(name) ?? [])
    .map((folder) => join(folder, name, 'package.json'))
    .find(existsSync);
  if (!file) return 'unknown';
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** What this server relies on in a library beyond its documentation. */
export interface Assumptions {
  readonly library: string;
  /** The version that it was written and tested for. */
  readonly writtenFor: string;
  /** Each assumption in words, with its check. */
  readonly holds: Readonly<Record<string, () => boolean>>;
}

const isTrue = (check: () => boolean): boolean => {
  try {
    return check();
  } catch {
    return false;
  }
};

/** Throws StartupError with the library, its version and the assumptions that fail. */
export function requireAssumptions({ library, writtenFor, holds }: Assumptions): void {
  const failedAssumptions = Object.entries(holds).flatMap(([words, check]) =>
    isTrue(check) ? [] : [words],
  );
  if (failedAssumptions.length === 0) return;
  throw new StartupError(
    `The library ${library} ${installedVersion(library)} cannot be used, since it changed what this server relies on (${failedAssumptions.join('; ')}): install ${library} ${writtenFor}, as package-lock.json says.`,
  );
}
