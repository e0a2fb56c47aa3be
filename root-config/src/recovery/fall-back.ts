import type { ModuleLoader } from '../module-loader';
import type { Fault } from '../supervision/fault';
import type { LastGood } from './last-good';

/** An address as it is published, without the query that a retry adds. */
export const published = (address: string): string => address.replace(/[?&]retry=\d+$/, '');

/** Faults that an older version cannot cure: nothing of this module can be fetched now. */
const hopeless = (fault: Fault): boolean => fault.kind === 'network';

export interface Versions {
  /** This version works: the way back for the next one that does not. */
  remember(module: string): Promise<void>;
  /** Goes back to the last version that worked here, once a version; true when there is one. */
  fallBack(fault: Fault): Promise<boolean>;
  /** The same on a person's wish, whatever the fault. */
  hasOlder(module: string): Promise<boolean>;
  stepBack(module: string): Promise<boolean>;
}

type Loader = Pick<ModuleLoader, 'addressOf' | 'integrityOf' | 'pin' | 'isPinned'>;

/** `trusted` says whether a module's address is a published one: an override is never kept. */
export function createVersions(
  loader: Loader,
  store: LastGood,
  trusted: (module: string) => boolean,
): Versions {
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
    async remember(module) {
      const address = loader.addressOf(module);
      if (address === null || !trusted(module)) return;
      const integrity = loader.integrityOf(published(address));
      await store.put({ module, address: published(address), integrity, at: Date.now() });
    },
    async fallBack(fault) {
      return hopeless(fault) ? false : stepBack(fault.module);
    },
    hasOlder: async (module) => !loader.isPinned(module) && (await older(module)) !== null,
    stepBack,
  };
}
