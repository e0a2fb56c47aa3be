import { createFetches, notArrived } from '../module-loader/fetches';
import { repeatDigest } from '../module-loader/systemjs';

/**
 * What the page asks for before root-config watches the loader, which then goes on with this record: whatever hangs
 * can be asked for again.
 */
export const firstFiles = createFetches<unknown>();

/** The member of SystemJS that is used here. */
export interface FirstLoader {
  instantiate(url: string, parent?: string, meta?: unknown): unknown;
}

/** Settles when SystemJS is there. A second try takes the place of the page's own script: two would be two registries. */
export async function loadSystem(): Promise<void> {
  if ('System' in window) return;
  let script = document.querySelector<HTMLScriptElement>('script[src*="/system"]');
  if (!script) throw new Error('the page names no loader');
  await firstFiles.start(
    script.src,
    (address) =>
      new Promise((resolve, reject) => {
        if (script?.src !== address) {
          // a script that belongs to another document does not run when it comes after all
          if (script) document.implementation.createHTMLDocument().adoptNode(script);
          script = document.createElement('script');
          script.src = address;
          document.head.append(script);
        }
        script.addEventListener('load', resolve);
        script.addEventListener('error', () => reject(notArrived(address)));
      }),
  );
}

/** From now on each file that the loader fetches is in the record. */
export function watchFirstFiles(loader: FirstLoader): void {
  const { instantiate } = loader;
  loader.instantiate = (url, parent, meta) =>
    firstFiles.start(url, async (address) => {
      if (address !== url) repeatDigest(url, address);
      return instantiate.call(loader, address, parent, meta);
    });
}
