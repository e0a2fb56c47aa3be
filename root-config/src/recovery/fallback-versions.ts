import type { ModuleLoader } from '../module-loader';
import { published } from '../module-loader/fetches';
import type { Fault } from '../supervision/fault';
import type { LastGood } from './last-good';

/** Faults that an older version cannot cure: nothing of this module can be fetched now. */
const hopeless = (fault: Fault): boolean => fault.kind === 'network';

export interface Versions {
  /** The version of this address works: the way back for the next one that does not. */
  remember(module: string, entry: string): Promise<void>;
  /**
   * Goes back to the last version that worked here, once a version; true when there is one. An older
   * version that fails itself is let go, so that the next try is the published one's.
   */
  fallBack(fault: Fault): Promise<boolean>;
  /** The same on a person's wish, whatever the fault. */
  hasOlder(module: string): Promise<boolean>;
  stepBack(module: string): Promise<boolean>;
}

type Loader = Pick<ModuleLoader, 'addressOf' | 'integrityOf' | 'pin' | 'isPinned'>;

/** `trusted` says whether a module's address is a published one: an override is never kept, and gives way to nothing. */
export function createVersions(
  loader: Loader,
  store: LastGood,
  trusted: (module: string) => boolean,
): Versions {
  /** Published address of each module that has given way to an older one. */
  const gaveWay = new Map<string, string>();

  async function older(module: string) {
    const good = await store.get(module);
    const now = loader.addressOf(module);
    return good && now !== null && good.address !== published(now) ? good : null;
  }
  async function stepBack(module: string): Promise<boolean> {
    const good = loader.isPinned(module) ? null : await older(module);
    if (good) loader.pin(module, good);
    return good !== null;
  }
  return {
    async remember(module, entry) {
      if (!trusted(module)) return;
      const address = published(entry);
      const integrity = loader.integrityOf(address);
      await store.put({ module, address, integrity, at: Date.now() });
    },
    async fallBack(fault) {
      const { module } = fault;
      if (loader.isPinned(module)) {
        // Without a network nothing is said about the version.
        if (!hopeless(fault) || navigator.onLine) loader.pin(module, null);
        return false;
      }
      // a tester who sees the published page takes it for their own build
      if (!trusted(module)) return false;
      const now = loader.addressOf(module);
      if (hopeless(fault) || now === null || gaveWay.get(module) === published(now)) return false;
      if (!(await stepBack(module))) return false;
      gaveWay.set(module, published(now));
      return true;
    },
    hasOlder: async (module) => !loader.isPinned(module) && (await older(module)) !== null,
    stepBack,
  };
}
