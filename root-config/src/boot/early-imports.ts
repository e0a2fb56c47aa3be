import { sessionFiles } from '../first-paint/session-preloads';
import { isDigestList } from '../module-loader/list-name';

/** What this takes of SystemJS. */
export interface EarlyLoader {
  import(id: string): Promise<unknown>;
  resolve(id: string): string;
  delete(url: string): unknown;
}

/**
 * Evaluates each shared library as soon as it has arrived, while others are still on their way: what the
 * page preloads is needed whatever the guard decides. A failure leaves no trace; the real import meets it again.
 */
export function importEarly(
  loader: EarlyLoader,
  { imports = {}, integrity = {} }: System.ImportMap,
): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  const preloaded = new Set([...links].map(({ href }) => href));
  // their links come when the page has been painted, which may be after this
  for (const [file] of sessionFiles()) preloaded.add(new URL(file, window.location.href).href);
  for (const name of Object.keys(imports)) {
    // rooms have an order of their own, and a supervisor; what they share has neither
    if (name.startsWith('@edu') && !name.startsWith('@edu/shared-utility/')) continue;
    const url = loader.resolve(name);
    if (preloaded.has(url)) loader.import(url).catch(() => loader.delete(url));
  }
  // into the browser's cache, where the loader finds it: what such a module imports next waits for it, and nothing else
  for (const file of Object.keys(integrity).filter(isDigestList)) {
    const list = new URL(file, window.location.href).href;
    const folder = new URL('.', list).href;
    if ([...preloaded].some((value) => value.startsWith(folder)))
      fetch(list, { priority: 'low' }).catch(() => {});
  }
}
