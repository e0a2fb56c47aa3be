import { readFile } from 'node:fs/promises';
import { isBare } from './es-needs';
import { asSentence, type EsFile, esFile, type ImportedFiles } from './fetched-module';
import { limitConcurrency } from './limit-concurrency';
import type { ModuleFacts } from './module-facts';

/** Limits per module: files, bytes and milliseconds. */
const MAX_FILES = 30;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_TIME = 5000;
const MAX_CONCURRENT = 4;
/** Faults listed one by one; a missing folder would cause too many. */
const MAX_LISTED_FAULTS = 3;

/** Placeholder origin for resolving paths of this site. */
const ownBaseUrl = 'http://own.invalid';

type FileReadResult = { readonly file: EsFile } | { readonly fault: string } | null;

/** The relative scripts of a file within the module's folder; other folders are checked with their own modules. */
function filesOf({ scripts }: ModuleFacts, at: string, folder: string): string[] {
  const relativeScripts = scripts.filter((script) => !isBare(script));
  const hrefs = relativeScripts.flatMap((script) =>
    URL.canParse(script, at) ? new URL(script, at) : [],
  );
  for (const href of hrefs) href.hash = '';
  return hrefs.map(({ href }) => href).filter((href) => href.startsWith(folder));
}

function firstFaults(faults: readonly string[]): string[] {
  const unlistedCount = faults.length - MAX_LISTED_FAULTS;
  if (unlistedCount <= 0) return [...faults];
  return [
    ...faults.slice(0, MAX_LISTED_FAULTS),
    `${unlistedCount} more of its files cannot be loaded`,
  ];
}

/**
 * Follows the literal static and dynamic relative imports of an ES module, since its entry is often a few lines that
 * load the app.
 */
export async function followFiles(
  address: string,
  entry: ModuleFacts,
  read: (href: string) => Promise<EsFile>,
): Promise<ImportedFiles> {
  const folder = new URL('.', address).href;
  const nameOfFile = (href: string) => `its file ${href.slice(folder.length)}`;
  const files: ImportedFiles['read'][number][] = [];
  const faults: string[] = [];
  const seenAddresses = new Set([address]);
  const end = Date.now() + MAX_TIME;
  let filesLeft = MAX_FILES;
  let bytes = 0;
  const isOver = () => Date.now() > end || bytes > MAX_BYTES;

  const readOne = async (href: string): Promise<FileReadResult> => {
    if (isOver()) return null;
    try {
      const file = await read(href);
      bytes += file.bytes;
      return { file };
    } catch (error) {
      return { fault: `${nameOfFile(href)} cannot be loaded: ${asSentence(error as Error)}` };
    }
  };

  let nextFiles = filesOf(entry, address, folder);
  let skipped = 0;
  while (nextFiles.length > 0) {
    const unseen = [...new Set(nextFiles)].filter((href) => !seenAddresses.has(href));
    const unavailable = unseen.slice(0, filesLeft);
    filesLeft -= unavailable.length;
    skipped += unseen.length - unavailable.length;
    for (const href of unseen) seenAddresses.add(href);
    const readResults = await limitConcurrency(MAX_CONCURRENT, unavailable, readOne);
    nextFiles = [];
    for (const [index, href] of unavailable.entries()) {
      const reading = readResults[index] ?? null;
      if (reading === null) skipped += 1;
      else if ('fault' in reading) faults.push(reading.fault);
      else {
        files.push({ ...reading.file, subject: nameOfFile(href) });
        nextFiles.push(...filesOf(reading.file.facts, href, folder));
      }
    }
  }
  const note =
    skipped > 0 ? `${files.length} of its files were looked at, more than that were not` : null;
  return { read: files, faults: firstFaults(faults), note };
}

/** The same for a module of this site; `fileOf` maps an address to a file. */
export const followOwnFiles = (
  address: string,
  entry: ModuleFacts,
  fileOf: (path: string) => string | null,
): Promise<ImportedFiles> =>
  followFiles(ownBaseUrl + address, entry, async (href) => {
    const path = fileOf(href.slice(ownBaseUrl.length));
    const text = path ? await readFile(path, 'utf8').catch(() => null) : null;
    if (text === null) throw new Error('it is not there');
    return esFile(text);
  });
