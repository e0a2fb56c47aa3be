/**
 * The page's only own script besides SystemJS, which it precedes. It reads the import map, applies rollouts and
 * overrides before the first import and starts root-config. If that fails it says so in plain DOM, with sentences
 * of its own, since nothing else is loaded yet.
 */

import { noteSource } from '../module-loader/fault-source';
import { addToMap } from '../module-loader/systemjs';
import type { PageMap } from '../page-map/page-map';
import { pageMapAddress, showBootError } from './boot-error';
import { type EarlyLoader, importEarly } from './early-imports';
import { type FirstLoader, firstFiles, loadSystem, watchFirstFiles } from './first-files';
import { readPageMap } from './read-page-map';
import { reportToPlatform } from './report-to-platform';
import { watchStart } from './slow-start';

/** Members of SystemJS that its typings lack. */
interface Loader extends EarlyLoader, FirstLoader {
  importNative(url: string): Promise<unknown>;
  onload(error: unknown, url: string, needs?: readonly string[], isSource?: boolean): void;
}

let page: PageMap | null = null;
const endWatch = watchStart(() => page?.overrides ?? []);

async function boot(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type="systemjs-importmap"]');
  if (!script) throw new Error('the page names no import map');
  // SystemJS's own flag for an import map that is already processed.
  Object.assign(script, { sp: true });
  const reading = readPageMap(script.src);
  // Intl's first look at dates takes 30 ms: before the first call where that needs it, and dates with month names do
  if (!('Temporal' in window) || document.documentElement.lang !== 'zh-CN')
    Intl.DateTimeFormat().resolvedOptions();
  [page] = await Promise.all([reading, loadSystem()]);
  const loader = System as unknown as Loader;
  // This script is no System module, so its `import()` is the browser's own and not SystemJS's.
  loader.importNative = (url) => import(url);
  loader.onload = (error, url, _needs, isSource) => {
    if (isSource) noteSource(error, url);
  };
  addToMap(page.map, page.base);
  System.set(pageMapAddress(), { page, firstFiles });
  watchFirstFiles(loader);
  importEarly(loader, page.map);
  const { started } = (await System.import('@edu/root-config')) as { started: Promise<void> };
  await started;
}

boot()
  .finally(endWatch)
  .catch((error: unknown) => {
    showBootError(error, page?.overrides ?? []);
    if (page) void reportToPlatform(error, page);
  });
