import type { PageMap } from '../page-map/page-map';
import type { ModuleFormat } from './formats';

/** Where the address of a module came from. */
export type AddressOrigin = 'map' | 'override' | 'rollout' | 'last-good' | 'none';

type Scopes = Record<string, Record<string, string>>;

export interface ResolvedMap {
  readonly imports: Record<string, string>;
  readonly integrity: Record<string, string>;
  /** Addresses for imports of modules under a prefix: another major version beside the page's own. */
  readonly scopes?: Scopes;
}

/** Maps the names of the import map to their current addresses. */
export interface Addresses {
  /** True when the import map has an entry of exactly this name. */
  isInstalled(name: string): boolean;
  names(): readonly string[];
  /** Address that a name resolves to; null without an entry. */
  addressOf(name: string): string | null;
  /** Format of the module at an address; undefined where it was not determined yet. */
  formatOf(address: string): ModuleFormat | undefined;
  /** Published digest of an address, where the map gives one. */
  integrityOf(address: string): string | undefined;
  /** Makes the name load from this address from now on; null returns to the map's. */
  pin(name: string, version: { address: string; integrity?: string } | null): void;
  isPinned(name: string): boolean;
  originOf(name: string): AddressOrigin;
  /** The map as boot composed it; null on a page that was started without boot. */
  pageMap(): PageMap | null;
  /** Every name with its resolved address by the map, without pins. */
  imports(): Record<string, string>;
  /** The map's scopes, resolved. */
  scopes(): Scopes;
  /** Resolves a map that is not in use; relative addresses start at this page's map. */
  resolveMap(map: System.ImportMap): ResolvedMap;
  /** Applies new addresses and removes names; the next `load` of each name uses them. */
  applyChanges(
    part: ResolvedMap,
    removed: readonly string[],
    published: Pick<PageMap, 'revision' | 'rollouts' | 'formats'>,
  ): void;
  /** Revision of the import map that this page uses; null when the server names none. */
  revision(): string | null;
}

export interface AddressBook extends Addresses {
  /** Reads the page's import map; call it as soon as the map is known. */
  read(): void;
  /** The address without the query of a retry. */
  plainAddressOf(name: string): string | null;
  /** Scripts in the folder of a module whose digests the map states: files that the module may import. */
  digestsInFolder(address: string): [file: string, integrity: string][];
  /** True for every address that the map itself names: a shared module, or a module of its own. */
  isMapped(address: string): boolean;
  /** Adds a new query to the name's address, so that browsers and proxies fetch it again. */
  renewAddress(name: string): void;
  /**
   * The renewed address of a plain one, which is how chunks of an application name its entry; null where it was not
   * renewed.
   */
  renewedOf(address: string): string | null;
}
