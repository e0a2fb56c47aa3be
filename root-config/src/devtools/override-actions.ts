import { triggerAppChange } from 'single-spa';
import { findGood, isAddressAllowed } from '../live-map/address-refusal';
import type { ModuleLoader } from '../module-loader';
import { detectFormat, type ModuleFormat } from '../module-loader/formats';
import { inspectExternalMaps, removeExternalMap } from '../page-map/inspect-external-maps';
import { phrases as overridePhrases } from '../page-map/override-phrases';
import {
  disableOverride,
  removeAllOverrides,
  removeOverride,
  storeOverride,
} from '../page-map/overrides';
import { reloadWith } from '../page-map/reload-with';
import { makeShareLink } from '../page-map/share-link';
import { openDock } from './dock/dock';
import { setFault } from './fault-bar';
import type { DevtoolsHost } from './host';
import { countLeakedListeners } from './leaked-listeners';
import { readDetail, readModules } from './module-rows';
import type { DevtoolsParts } from './parts';
import { phrases } from './phrases';
import { compareMaps } from './published';
import { readTemplate, storeTemplate } from './template';

async function formatOf(loader: ModuleLoader, name: string): Promise<ModuleFormat | null> {
  const address = loader.addressOf(name);
  if (address === null) return null;
  const cachedFormat = loader.formatOf(address);
  return cachedFormat ?? detectFormat(address, undefined).catch(() => null);
}

function hostOf(parts: DevtoolsParts): DevtoolsHost {
  const { loader, registration, journal, sideEffects } = parts;
  const store = window.localStorage;
  return {
    modules: () => readModules(parts),
    detail: (name) => readDetail(parts, name),
    format: (name) => formatOf(loader, name),
    entries: () => journal.entries,
    faults: () => journal.faults,
    revision: loader.revision,
    subscribe: journal.subscribe,
    active: () => registration.active,
    async unmountActive() {
      registration.activate(null);
      await triggerAppChange();
    },
    async mountModule(module) {
      registration.activate(module);
      await triggerAppChange();
    },
    leftovers() {
      const { swept, recorded } = sideEffects.leftovers();
      return { swept, listeners: countLeakedListeners([...recorded.values()].flat()) };
    },
    inject: (module, fault) => setFault(parts, module, fault),
    findGood: (addresses) => findGood(addresses),
    async override(module, addresses) {
      const result = await findGood(addresses);
      if ('refusal' in result) return result.refusal;
      const reloadOutcome = await reloadWith(() =>
        storeOverride(store, { module, address: result.good }),
      );
      return reloadOutcome ? null : phrases.t('refused.unsaved');
    },
    async setPaused(name, isPaused) {
      await reloadWith(() => disableOverride(store, name, isPaused));
    },
    async forget(module) {
      await reloadWith(() => removeOverride(store, module));
    },
    maps: () => inspectExternalMaps(store, isAddressAllowed),
    async forgetMap(address) {
      await reloadWith(() => removeExternalMap(store, address));
    },
    async reset() {
      await reloadWith(() => removeAllOverrides(store));
    },
    template: readTemplate,
    keepTemplate: storeTemplate,
    shareLink: (override) => makeShareLink(window.location.href, override, Date.now()),
    compare: () => compareMaps(loader),
  };
}

/** Opens the tester's dock on this page. */
export async function openTools(parts: DevtoolsParts): Promise<void> {
  await overridePhrases.load();
  await openDock(parts.root, hostOf(parts));
}
