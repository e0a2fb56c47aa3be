import { context, mayUseTestTools, page, runtimeConfig } from '@edu/shared-utility';
import { triggerAppChange } from 'single-spa';
import type { DevtoolsHost } from '../devtools/host';
import type { Injector } from '../devtools/injector';
import { preflight } from '../live-map/preflight';
import type { ModuleLoader } from '../module-loader';
import { isAllowedAddress } from '../page-map/hosts';
import { isToolingOn, removeAllOverrides, storeOverride } from '../page-map/overrides';
import { makeShareLink } from '../page-map/share-link';
import { mayOverride, PERMITTED } from '../page-map/tester';
import { phrases } from '../phrases';
import type { Journal } from '../recovery/journal';
import type { Registration } from '../registration';

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

/** Switched on by hand, or by the permission where the platform asks for one. */
function isWanted(): boolean {
  const { allowOverrides } = runtimeConfig();
  const { localStorage, location } = window;
  const isOn = allowOverrides === PERMITTED || isToolingOn(localStorage);
  return isOn && mayOverride(allowOverrides, mayUseTestTools(), location.hostname);
}

/** Loads the tester's panel where the tools are switched on and allowed; nobody else pays for it. */
export function startDevtools(parts: DevtoolsParts): void {
  let opened = false;
  const look = () => {
    if (opened || !isWanted()) return;
    opened = true;
    void open(parts);
  };
  context.subscribe('permissions', look);
  look();
}

async function open(parts: DevtoolsParts): Promise<void> {
  try {
    const { openDevtools } = await import('../devtools/panel');
    await openDevtools(parts.root, hostOf(parts));
  } catch (error) {
    console.warn('The test tools could not be loaded.', error);
  }
}
