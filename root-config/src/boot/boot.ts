/**
 * The page's only own script besides SystemJS. It stands before SystemJS, reads the import map
 * itself, settles rollouts and overrides before the first import, starts root-config, and says so
 * in plain DOM when that is not possible. Nothing else is loaded yet, so it brings its sentences.
 */
import { type EarlyLoader, importEarly } from './early-imports';
import { readPageMap } from './read-page-map';
import { pageMapAddress, sayThatItFailed } from './say';
import { preloadForSession } from './session-preloads';

/** What SystemJS has beyond its typings. */
interface Loader extends EarlyLoader {
  addImportMap(map: System.ImportMap, base: string): void;
}

async function boot(): Promise<void> {
  preloadForSession();
  const script = document.querySelector<HTMLScriptElement>('script[type="systemjs-importmap"]');
  if (!script) throw new Error('the page names no import map');
  // SystemJS's own mark for a map that is taken care of.
  Object.assign(script, { sp: true });
  const parsed = new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve());
  });
  const [page] = await Promise.all([readPageMap(script.src), parsed]);
  const loader = System as unknown as Loader;
  loader.addImportMap(page.map, page.base);
  System.set(pageMapAddress(), { page });
  importEarly(loader, page.map);
  const { started } = (await System.import('@edu/root-config')) as { started: Promise<void> };
  await started;
}

boot().catch(sayThatItFailed);
