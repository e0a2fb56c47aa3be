import type { ModuleLoader } from '../module-loader';
import { withoutRetryCount } from '../module-loader/fetches';
import type { Fault } from '../supervision/fault';
import type { LastGood } from './last-good';

/** Whether an older version cannot help either, because nothing of the module can be fetched. */
const isNetworkFault = (fault: Fault): boolean => fault.kind === 'network';

export interface Versions {
  /** Records that the version at this address works, as the fallback of later ones. */
  remember(module: string, entry: string): Promise<void>;
  /**
   * Pins the last version that worked here, once for each published version; true when there is one. A fallback
   * that fails itself is unpinned, so that the next attempt loads the published version.
   */
  fallBack(fault: Fault): Promise<boolean>;
  /** Whether there is an older version to choose by hand, whatever the fault. */
  hasOlder(module: string): Promise<boolean>;
  stepBack(module: string): Promise<boolean>;
}

type Loader = Pick<ModuleLoader, 'addressOf' | 'integrityOf' | 'pin' | 'isPinned'>;

/** `trusted` is true for a published address: an override is neither recorded nor replaced by a fallback. */
export function createVersions(
  loader: Loader,
  store: LastGood,
  trusted: (module: string) => boolean,
): Versions {
  /** Published address of each module that was replaced by an older version. */
  const replaced = new Map<string, string>();

  async function older(module: string) {
    const lastGood = await store.get(module);
    const currentAddress = loader.addressOf(module);
    return lastGood &&
      currentAddress !== null &&
      lastGood.address !== withoutRetryCount(currentAddress)
      ? lastGood
      : null;
  }
  async function stepBack(module: string): Promise<boolean> {
    const lastGood = loader.isPinned(module) ? null : await older(module);
    if (lastGood) loader.pin(module, lastGood);
    return lastGood !== null;
  }
  return {
    async remember(module, entry) {
      if (!trusted(module)) return;
      const address = withoutRetryCount(entry);
      const integrity = loader.integrityOf(address);
      await store.put({ module, address, integrity, at: Date.now() });
    },
    async fallBack(fault) {
      const { module } = fault;
      if (loader.isPinned(module)) {
        // Offline, the failure says nothing about the version.
        if (!isNetworkFault(fault) || navigator.onLine) loader.pin(module, null);
        return false;
      }
      // A tester would mistake the published version for their own build.
      if (!trusted(module)) return false;
      const currentAddress = loader.addressOf(module);
      if (
        isNetworkFault(fault) ||
        currentAddress === null ||
        replaced.get(module) === withoutRetryCount(currentAddress)
      )
        return false;
      if (!(await stepBack(module))) return false;
      replaced.set(module, withoutRetryCount(currentAddress));
      return true;
    },
    hasOlder: async (module) => !loader.isPinned(module) && (await older(module)) !== null,
    stepBack,
  };
}
