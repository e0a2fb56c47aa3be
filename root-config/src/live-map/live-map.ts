import type { ModuleLoader } from '../module-loader';
import { composeMap } from '../page-map/page-map';
import type { RolloutSubject } from '../page-map/rollout';
import { diffMaps } from './diff';
import type { MapAnswer } from './fetch-served-map';
import { createRefusedAddresses } from './refused-addresses';

export interface LiveMapHost {
  readonly loader: Pick<
    ModuleLoader,
    'pageMap' | 'imports' | 'scopes' | 'resolveMap' | 'applyChanges'
  >;
  fetchMap(knownRevision: string | null): Promise<MapAnswer>;
  subject(): RolloutSubject;
  preflight(address: string, integrity: string | undefined): Promise<boolean>;
  /** The loader has new versions: exchange what is not on screen, ask about what is. */
  onNewVersions(modules: readonly string[]): void;
  /** Shared modules changed: this page stays as it is until it is reloaded. */
  onReloadNeeded(): void;
  /** The shared modules are back at this page's versions, so that no reload is needed any more. */
  onReloadNoLongerNeeded(): void;
  /** A new address cannot be loaded; it is tried again after a pause. */
  onRefused(module: string, address: string): void;
  /** The modules' entries in the menus have changed. */
  onMenusChanged?(): void;
  /** A revision has been applied completely. */
  onApplied?(): void;
}

export interface LiveMap {
  refresh(): Promise<void>;
  /** Whether this page has applied all of a revision, or waits for a reload because of it. */
  has(revision: string): boolean;
}

/** A compressing proxy turns an ETag into a weak one. */
const withoutWeakPrefix = (etag: string): string => etag.replace(/^W\//, '');

/**
 * Fetches the map and applies it (architecture §2). A revision that touches a shared module is not applied in
 * parts, so that no page mixes versions; otherwise each application is exchanged once its new address has
 * responded.
 */
export function createLiveMap(host: LiveMapHost): LiveMap {
  const refusedAddresses = createRefusedAddresses();
  /** Set while the last revision needs a reload of this page. */
  let waiting: { readonly revision: string | null } | null = null;
  let revision: string | null | undefined;
  let menu: number | undefined;

  async function checkForUpdates(): Promise<void> {
    const page = host.loader.pageMap();
    if (!page) return;
    revision ??= page.revision;
    const answer = await host.fetchMap(waiting ? waiting.revision : revision);
    if (!answer) return;
    const formerMenu = menu ?? page.menu ?? 0;
    menu = answer.served.menu ?? 0;
    if (menu !== formerMenu) host.onMenusChanged?.();
    const { map, rollouts, formats } = composeMap(answer.served, host.subject(), page.overrides);
    const next = host.loader.resolveMap(map);
    const change = diffMaps(host.loader.imports(), next.imports, {
      before: host.loader.scopes(),
      after: next.scopes,
    });
    if (change.shared.length > 0) {
      if (!waiting) host.onReloadNeeded();
      waiting = { revision: answer.revision };
      return;
    }
    if (waiting) host.onReloadNoLongerNeeded();
    waiting = null;
    const loadable: string[] = [];
    const modules = [...change.changed, ...change.added];
    await Promise.all(
      modules.map(async (name) => {
        const address = next.imports[name] ?? '';
        if (refusedAddresses.isBlocked(address)) return;
        if (await host.preflight(address, next.integrity[address])) {
          refusedAddresses.forget(address);
          loadable.push(name);
        } else {
          refusedAddresses.add(address);
          host.onRefused(name, address);
        }
      }),
    );
    const isLoadable = ([name]: [string, string]) => loadable.includes(name);
    const imports = Object.fromEntries(Object.entries(next.imports).filter(isLoadable));
    host.loader.applyChanges({ ...next, imports }, change.removed, {
      revision: answer.revision,
      rollouts,
      formats,
    });
    // While an address is refused, the same revision is requested again.
    const areAllLoadable = loadable.length === modules.length;
    if (areAllLoadable) revision = answer.revision;
    if (loadable.length > 0) host.onNewVersions(loadable);
    if (areAllLoadable) host.onApplied?.();
  }

  return {
    refresh: checkForUpdates,
    has: (newsRevision) => {
      const read = waiting ? waiting.revision : (revision ?? host.loader.pageMap()?.revision);
      return withoutWeakPrefix(read ?? '') === withoutWeakPrefix(newsRevision);
    },
  };
}
