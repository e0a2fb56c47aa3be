/**
 * The page's only own script besides SystemJS. It stands before SystemJS, reads the import map
 * itself, settles rollouts and overrides before the first import, starts root-config, and says so
 * in plain DOM when that is not possible. Nothing else is loaded yet, so it brings its sentences.
 */
import { readPageMap } from './read-page-map';
import { pageMapAddress, sayThatItFailed } from './say';
import { preloadForSession } from './session-preloads';

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
  const { addImportMap } = System as unknown as {
    addImportMap(map: System.ImportMap, base: string): void;
  };
  addImportMap.call(System, page.map, page.base);
  System.set(pageMapAddress(), { page });
  await System.import('@edu/root-config');
}

boot().catch(sayThatItFailed);
