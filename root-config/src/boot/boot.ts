/**
 * The first script of the page besides SystemJS. It reads the import map, applies rollouts and overrides before the
 * first import and starts root-config. If that fails it shows a message in plain DOM, with texts of its own, since
 * nothing else is loaded yet.
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

let pageMap: PageMap | null = null;
const endWatch = watchStart(() => pageMap?.overrides ?? []);

async function boot(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type="systemjs-importmap"]');
  if (!script) throw new Error('the page names no import map');
  // SystemJS's own flag for an import map that is already processed.
  Object.assign(script, { sp: true });
  const reading = readPageMap(script.src);
  // The first use of Intl takes 30 ms, so it is done while the first requests are running, where
  // the page will need it: for the time zone without Temporal, and for month names, which Chinese dates lack.
  if (!('Temporal' in window) || document.documentElement.lang !== 'zh-CN')
    Intl.DateTimeFormat().resolvedOptions();
  [pageMap] = await Promise.all([reading, loadSystem()]);
  const loader = System as unknown as Loader;
  // This script is no System module, so its `import()` is the browser's own and not SystemJS's.
  loader.importNative = (url) => import(url);
  loader.onload = (error, url, _needs, isSource) => {
    if (isSource) noteSource(error, url);
  };
  addToMap(pageMap.map, pageMap.base);
  System.set(pageMapAddress(), { page: pageMap, firstFiles });
  watchFirstFiles(loader);
  importEarly(loader, pageMap.map);
  const { started } = (await System.import('@edu/root-config')) as { started: Promise<void> };
  await started;
}

boot()
  .finally(endWatch)
  .catch((error: unknown) => {
    showBootError(error, pageMap?.overrides ?? []);
    if (pageMap) void reportToPlatform(error, pageMap);
  });
