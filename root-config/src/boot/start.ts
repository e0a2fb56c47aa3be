import {
  context,
  effectiveTiming,
  on,
  prepareLanguage,
  session,
  setPageExit,
  timing,
  watchPhrasePackages,
  watchTheme,
  whenIdle,
} from '@edu/shared-utility';
import { storeAppearance } from '../first-paint/store-appearance';
import { createLayout } from '../layout/layout';
import { drawToasts } from '../layout/toasts';
import { createExit } from '../leaving/leave-page';
import { moduleLoader } from '../module-loader';
import { phrases } from '../phrases';
import { loadRuntimeConfig } from './runtime-config';
import { startShell } from './shell';
import { applyTitle, loadTenant } from './tenant';
import { waitAtMost } from './wait-at-most';

/** In ms, longer than any acceptable first page takes: a card in its place never mounts. */
const FIRST_PAGE_TIMEOUT = 4_000;

/** Settles when the first page is mounted and has had time for its rows: deferred work does not compete with it. */
const firstPage = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, FIRST_PAGE_TIMEOUT);
    // Idle time alone is no sign: the browser is also idle while a mounted list waits for its rows.
    const afterFirstPaint = () => setTimeout(whenIdle, timing.firstRows, resolve);
    window.addEventListener('single-spa:first-mount', afterFirstPaint, { once: true });
  });

/** The boot order: runtime config, import map, tenant, i18n, layout, toasts, activity. */
export async function start(): Promise<void> {
  const configRequest = new AbortController();
  await Promise.all([
    waitAtMost(loadRuntimeConfig(configRequest.signal), timing.configurationWait),
    moduleLoader.ready(),
  ]);
  configRequest.abort();

  document.documentElement.lang = context.get('language');
  const layout = createLayout();
  drawToasts(layout.toasts);
  setPageExit(createExit());
  on('library:failed', ({ name }) => moduleLoader.forget(name));

  // Neither a hanging configuration request nor hanging phrases may keep the page blank; a late response is still
  // applied.
  const { configurationWait } = effectiveTiming();
  await Promise.all([
    waitAtMost(loadTenant(), configurationWait),
    waitAtMost(phrases.load().then(prepareLanguage), configurationWait),
  ]);
  applyTitle();
  watchTheme();
  storeAppearance(layout.crumbsHeight);
  const firstPageShown = firstPage();
  watchPhrasePackages(firstPageShown);
  session.watchOtherTabs();
  session.watchRefusals();
  session.watchReturn();
  startShell(layout, moduleLoader, firstPageShown);
}
