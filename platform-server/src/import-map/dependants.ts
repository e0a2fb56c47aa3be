import { open } from 'node:fs/promises';
import { everyAddress, type ImportMap } from '../static/import-map';
import { isForeign } from './address-rules';
import { findModule, ownFile, type PreflightContext } from './find-module';
import { limitConcurrency } from './limit-concurrency';

/** Names that the page imports by itself, and what fails without them. */
const neededByPage: ReadonlyMap<string, string> = new Map([
  ['@edu/root-config', 'every page: it starts them'],
  ['@edu/shared-utility', 'every page'],
  ['react', 'every page'],
  ['@edu/shell-frame', 'every page with the frame'],
  ['@edu/entrance', 'the log-in and the error page'],
]);

/** Bytes to read: our build writes the list of imports at the start of a file. */
const HEAD = 4096;
const registration = /System\.register\((\[[^\]]*\])/;

async function importsOfFile(path: string): Promise<string[]> {
  const file = await open(path).catch(() => null);
  if (!file) return [];
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    const match = registration.exec(buffer.toString('utf8', 0, bytesRead))?.[1];
    return match ? (JSON.parse(match.replaceAll("'", '"')) as string[]) : [];
  } catch {
    return [];
  } finally {
    await file.close();
  }
}

/** What a module of our build imports, including its chunks. */
async function ownImports(address: string, context: PreflightContext): Promise<string[]> {
  const built = context.manifest.modules[address];
  const files = [
    address,
    ...[...(built?.chunks ?? []), ...(built?.dynamic ?? [])].map((f) => f.file),
  ];
  const lists = await limitConcurrency(16, files, async (file) => {
    const path = ownFile(file, context);
    return path ? importsOfFile(path) : [];
  });
  return lists.flat();
}

/** What a foreign module imports or requires; empty if it cannot be read. */
async function foreignImports(address: string, context: PreflightContext): Promise<string[]> {
  try {
    const { imports, requires } = (await findModule(address, context)).facts;
    return [...imports, ...Object.keys(requires ?? {})];
  } catch {
    return [];
  }
}

/** What the module at an address imports, as far as known. */
export const importsOf = (address: string, context: PreflightContext): Promise<string[]> =>
  isForeign(address) ? foreignImports(address, context) : ownImports(address, context);

const list = (names: readonly string[]): string =>
  names.length > 4
    ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`
    : names.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** One sentence for each removed name that other modules of `map`, the new map, still import. */
export async function neededNames(
  removed: readonly string[],
  map: ImportMap,
  read: (address: string) => Promise<readonly string[]>,
): Promise<string[]> {
  if (removed.length === 0) return [];
  const lines = everyAddress(map);
  const needs = await limitConcurrency(4, lines, ([, address]) => read(address));
  return removed.flatMap((name) => {
    const isAffected = (value: string) =>
      value === name || (name.endsWith('/') && value.startsWith(name));
    const users = lines.filter((_, i) => needs[i]?.some(isAffected)).map(([user]) => user);
    const page = neededByPage.get(name);
    const all = [...(page ? [page] : []), ...new Set(users)];
    return all.length > 0 ? [`"${name}" is needed by ${list(all)}`] : [];
  });
}
