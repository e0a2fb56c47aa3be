import { filesToImport } from '../first-paint/preloads';
import { isDigestList } from '../module-loader/list-name';

/** The members of SystemJS that are used here. */
export interface EarlyLoader {
  import(id: string): Promise<unknown>;
  resolve(id: string): string;
  delete(url: string): unknown;
}

/**
 * Evaluates each preloaded shared library as soon as it has arrived, in parallel with the others: every page needs
 * them, whatever the guard decides. Failures are dropped, because the later import fails again and reports them.
 */
export function importEarly(
  loader: EarlyLoader,
  { imports = {}, integrity = {} }: System.ImportMap,
): void {
  // Their preload links may be added only after this call, so the list is read instead of the DOM.
  const preloaded = new Set(
    filesToImport().map(([file]) => new URL(file, window.location.href).href),
  );
  for (const name of Object.keys(imports)) {
    // Our own modules are evaluated in order and under supervision, except for the parts of
    // shared-utility.
    if (name.startsWith('@edu') && !name.startsWith('@edu/shared-utility/')) continue;
    const url = loader.resolve(name);
    if (preloaded.has(url)) loader.import(url).catch(() => loader.delete(url));
  }
  // Loads the lists of digests into the browser's cache: the loader needs a list before further
  // files of its module.
  for (const file of Object.keys(integrity).filter(isDigestList)) {
    const list = new URL(file, window.location.href).href;
    const folder = new URL('.', list).href;
    if ([...preloaded].some((value) => value.startsWith(folder)))
      fetch(list, { priority: 'low' }).catch(() => {});
  }
}
