import { page } from '@edu/shared-utility';
import { triggerAppChange } from 'single-spa';
import { addressRefusal } from '../live-map/address-refusal';
import type { ModuleLoader } from '../module-loader';
import { leaveOverrides } from '../page-map/leave-overrides';
import { storeOverride } from '../page-map/overrides';
import { makeShareLink } from '../page-map/share-link';
import type { Journal } from '../recovery/journal';
import type { Registration } from '../registration';
import type { DevtoolsHost } from './host';
import type { Injector } from './injector';
import { openDevtools } from './panel';

export interface DevtoolsParts {
  readonly root: HTMLElement;
  readonly loader: ModuleLoader;
  readonly registration: Registration;
  readonly journal: Journal;
  readonly injector: Injector;
}

function hostOf({ loader, registration, journal, injector }: DevtoolsParts): DevtoolsHost {
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
      const refusal = await addressRefusal(address);
      if (refusal !== null) return refusal;
      storeOverride(window.localStorage, { module, address });
      page.reload();
      return null;
    },
    reset: leaveOverrides,
    shareLink: (override) => makeShareLink(window.location.href, override, Date.now()),
  };
}

/** Opens the tester's panel on this page. */
export const openOn = (parts: DevtoolsParts): Promise<void> =>
  openDevtools(parts.root, hostOf(parts));
