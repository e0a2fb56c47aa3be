import { effectiveTiming, page } from '@edu/shared-utility';
import type { Notices } from '../layout/notices';
import { createLiveMap, fetchServedMap } from '../live-map/live-map';
import { preflight } from '../live-map/preflight';
import { hasUnsavedChanges } from '../live-map/unsaved';
import { watchMap } from '../live-map/watcher';
import type { ModuleLoader } from '../module-loader';
import { parseServedMap } from '../page-map/page-map';
import { rolloutSubject } from '../page-map/subject';
import { phrases } from '../phrases';
import type { Journal } from '../recovery/journal';
import type { Registration } from '../registration';

const PREFLIGHT_PATIENCE = 10_000;

export interface UpdateParts {
  readonly loader: ModuleLoader;
  readonly registration: Registration;
  readonly notices: Notices;
  readonly journal: Journal;
}

export interface Updates {
  /** A page has been left: questions about it have settled themselves. */
  onNavigation(): void;
}

/** Follows the import map while the page runs, and asks before anything on screen changes. */
export function startUpdates({ loader, registration, notices, journal }: UpdateParts): Updates {
  const asked = new Set<string>();
  let needsReload = false;

  const settle = (module: string) => {
    asked.delete(module);
    notices.hide(module);
  };
  const swap = (module: string) => {
    settle(module);
    void registration.of(module)?.swap();
  };
  function ask(module: string): void {
    asked.add(module);
    const later = { label: phrases.t('update.later'), press: () => settle(module) };
    const now = () => {
      if (!hasUnsavedChanges()) return swap(module);
      notices.show(module, () => ({
        text: phrases.t('update.unsaved'),
        actions: [later, { label: phrases.t('update.anyway'), press: () => swap(module) }],
      }));
    };
    notices.show(module, () => ({
      text: phrases.t('update.ask'),
      actions: [
        { label: phrases.t('update.now'), press: now },
        { label: phrases.t('update.later'), press: () => settle(module) },
      ],
    }));
  }
  function offerReload(): void {
    notices.show('reload', () => ({
      text: phrases.t(hasUnsavedChanges() ? 'update.reloadUnsaved' : 'update.reload'),
      actions: [
        { label: phrases.t('update.reloadNow'), press: page.reload },
        { label: phrases.t('update.reloadLater'), press: () => notices.hide('reload') },
      ],
    }));
  }

  const look = createLiveMap({
    loader,
    fetchMap: (revision) =>
      fetchServedMap(loader.pageMap()?.base ?? '/importmap.json', revision, parseServedMap),
    subject: () => rolloutSubject(window.localStorage, window.location.hostname),
    preflight: (address, integrity) => preflight(address, integrity, PREFLIGHT_PATIENCE),
    onNewVersions(modules) {
      for (const module of modules) {
        journal.note(module, 'new version');
        registration.of(module)?.refresh(() => ask(module));
      }
    },
    onReloadNeeded() {
      needsReload = true;
    },
    onRefused: (module, address) => journal.note(module, `refused: ${address} does not answer`),
  });
  watchMap({ look, interval: () => effectiveTiming().importMapWatch });

  return {
    onNavigation() {
      for (const module of [...asked]) if (!registration.of(module)?.isMounted) settle(module);
      if (needsReload) offerReload();
    },
  };
}
