import { createFetches, fetchError } from '../module-loader/fetches';
import { repeatDigest } from '../module-loader/systemjs';

/**
 * Record of the files requested before root-config watches the loader. root-config continues it, so that every pending
 * request can be repeated.
 */
export const firstFiles = createFetches<unknown>();

/** The member of SystemJS that is used here. */
export interface FirstLoader {
  instantiate(url: string, parent?: string, meta?: unknown): unknown;
}

/**
 * Resolves when SystemJS has loaded. A retry replaces the page's script element, since running both would create two
 * registries.
 */
export async function loadSystem(): Promise<void> {
  if ('System' in window) return;
  let script = document.querySelector<HTMLScriptElement>('script[src*="/system"]');
  if (!script) throw new Error('the page names no loader');
  await firstFiles.start(
    script.src,
    (address) =>
      new Promise((resolve, reject) => {
        if (script?.src !== address) {
          // Moved to another document, the hanging script does not run if it arrives later.
          if (script) document.implementation.createHTMLDocument().adoptNode(script);
          script = document.createElement('script');
          script.src = address;
          document.head.append(script);
        }
        script.addEventListener('load', resolve);
        script.addEventListener('error', () => reject(fetchError(address)));
      }),
  );
}

/** Records each file that the loader fetches from now on. */
export function watchFirstFiles(loader: FirstLoader): void {
  const { instantiate } = loader;
  loader.instantiate = (url, parent, meta) =>
    firstFiles.start(url, async (address) => {
      if (address !== url) repeatDigest(url, address);
      return instantiate.call(loader, address, parent, meta);
    });
}
