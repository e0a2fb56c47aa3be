import { effectiveTiming, emit } from '@edu/shared-utility';
import { type Route, resolveRoute } from '../activity';
import type { Notices } from '../layout/notices';
import { fetchServedMap } from '../live-map/fetch-served-map';
import { createLiveMap } from '../live-map/live-map';
import { followNews } from '../live-map/news';
import { newsAddress } from '../live-map/news-address';
import { preflight } from '../live-map/preflight';
import { watchMap } from '../live-map/watcher';
import { reportLoads } from '../loads/report-loads';
import type { ModuleLoader } from '../module-loader';
import { loadedModules } from '../module-loader/loaded';
import { parseServedMap } from '../page-map/served-map';
import { rolloutSubject } from '../page-map/subject';
import type { Journal } from '../recovery/journal';
import type { Registration } from '../registration';
import { noticeOlderVersions } from './older-notice';
import { createReloadOffer } from './reload-offer';
import { createUpdateOffer } from './update-offer';

const PREFLIGHT_TIMEOUT = 10_000;

export interface UpdateParts {
  readonly loader: ModuleLoader;
  readonly registration: Registration;
  readonly notices: Notices;
  readonly journal: Journal;
  /** The route that the content slot shows. */
  shown(): Route | null;
  /** Runs the guard and the activity table again for the current address. */
  decide(): void;
}

/** Name of the performance mark that is set when a page has applied a revision. */
const FOLLOWED_MARK = 'import-map-followed';

export interface Updates {
  /** Hides the questions about an app that is no longer mounted. */
  onNavigation(): void;
}

/** Follows the import map while the page runs, and asks before anything on screen changes. */
export function startUpdates(parts: UpdateParts): Updates {
  const { loader, registration, notices, journal } = parts;
  const updateOffer = createUpdateOffer(loader, registration, notices);
  const reloadOffer = createReloadOffer(notices);

  /** Whether the page shows that nothing exists at its address. */
  const isMissing = (): boolean => {
    const kind = parts.shown()?.kind;
    return kind === 'not-installed' || kind === 'error';
  };
  /** A card is shown instead of an app, so a reload loses nothing. */
  const isCardShown = (): boolean => {
    const { active } = registration;
    return isMissing() || (active !== null && !registration.of(active)?.isMounted);
  };
  /** Shows the app of this address if the new map has installed it. */
  function showInstalledApp(): void {
    if (!isMissing()) return;
    const route = resolveRoute(window.location.pathname, loader.isInstalled);
    if (route.app !== parts.shown()?.app) parts.decide();
  }

  const map = createLiveMap({
    loader,
    fetchMap: (revision) =>
      fetchServedMap(loader.pageMap()?.base ?? '/importmap.json', revision, parseServedMap),
    subject: () => rolloutSubject(window.localStorage, window.location.hostname),
    preflight: (address, integrity) => preflight(address, integrity, PREFLIGHT_TIMEOUT),
    onNewVersions(modules) {
      for (const module of modules) {
        journal.note(module, 'new version');
        updateOffer.newVersion(module);
      }
      showInstalledApp();
    },
    onReloadNeeded: () => reloadOffer.need(isCardShown()),
    onReloadNoLongerNeeded: reloadOffer.withdraw,
    onRefused: (module, address) => journal.note(module, `refused: ${address} does not answer`),
    onMenusChanged: () => emit('menu:changed', null),
    onApplied: () => performance.mark(FOLLOWED_MARK),
  });
  const { base = '/importmap.json', link } = loader.pageMap() ?? {};
  const watch = watchMap({
    refresh: map.refresh,
    interval: () => effectiveTiming().importMapWatch,
    isCurrent: () => {
      const revision = news.lastRevision();
      return revision !== null && map.has(revision);
    },
  });
  const news = followNews(newsAddress(link, base), (revision) => {
    emit('import-map:announced', { revision });
    if (!map.has(revision)) watch.check();
  });
  reportLoads(() => loadedModules(loader));
  noticeOlderVersions(notices, loader, journal);

  return {
    onNavigation() {
      updateOffer.onNavigation();
      reloadOffer.onNavigation();
    },
  };
}
