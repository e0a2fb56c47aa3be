import { page, runtimeConfig } from '@edu/shared-utility';
import { triggerAppChange } from 'single-spa';
import { preflight } from '../live-map/preflight';
import type { ModuleLoader } from '../module-loader';
import { isAllowedAddress } from '../page-map/hosts';
import { removeAllOverrides, storeOverride } from '../page-map/overrides';
import { makeShareLink } from '../page-map/share-link';
import { phrases } from '../phrases';
import type { Journal } from '../recovery/journal';
import type { Registration } from '../registration';
import type { DevtoolsHost } from './host';
import type { Injector } from './injector';
import { openDevtools } from './panel';

const PROBE_PATIENCE = 5_000;

export interface DevtoolsParts {
  readonly root: HTMLElement;
  readonly loader: ModuleLoader;
  readonly registration: Registration;
  readonly journal: Journal;
  readonly injector: Injector;
}

function hostOf({ loader, registration, journal, injector }: DevtoolsParts): DevtoolsHost {
  const { localStorage } = window;
  return {
    modules: () =>
      loader
        .names()
        .filter((name) => name.startsWith('@edu'))
        .map((name) => ({
          name,
          address: loader.addressOf(name) ?? '',
          origin: loader.originOf(name),
          fault: injector.get(name),
        })),
    entries: () => journal.entries,
    subscribe: journal.subscribe,
    active: () => registration.active,
    async down() {
      registration.activate(null);
      await triggerAppChange();
    },
    async up(module) {
      registration.activate(module);
      await triggerAppChange();
    },
    inject(module, fault) {
      injector.set(module, fault);
      registration.of(module)?.refresh();
    },
    async override(override) {
      const { address, module } = override;
      const hosts = runtimeConfig().moduleHosts ?? [];
      if (!isAllowedAddress(address, hosts, window.location)) {
        return phrases.t('overrides.notAllowed', { address });
      }
      if (!(await preflight(address, undefined, PROBE_PATIENCE))) {
        return phrases.t('overrides.unreachable', { address });
      }
      storeOverride(localStorage, { module, address });
      page.reload();
      return null;
    },
    reset() {
      removeAllOverrides(localStorage);
      page.reload();
    },
    shareLink: (override) => makeShareLink(window.location.href, override, Date.now()),
  };
}

/** Opens the tester's panel on this page. */
export const openOn = (parts: DevtoolsParts): Promise<void> =>
  openDevtools(parts.root, hostOf(parts));
