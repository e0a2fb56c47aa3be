import { effectiveTiming } from '@edu/shared-utility';
import { pageMapAddress } from './boot/say';
import { noteSource, sourceOf } from './fault-source';
import { createFetches, withRetry } from './fetches';
import { createFileOwners } from './file-owners';
import type { PageMap } from './page-map/page-map';

/**
 * The only file that knows SystemJS: everything else loads modules through this face, so that native
 * ES modules are a small change later (architecture §2).
 */
type Namespace = System.Module;

/** What SystemJS has beyond its typings (6.15). */
interface SystemFace {
  import(id: string): Promise<Namespace>;
  resolve(id: string): string;
  get(url: string): Namespace | null | undefined;
  has(url: string): boolean;
  delete(url: string): unknown;
  getImportMap(): System.ImportMap;
  addImportMap(map: System.ImportMap, base?: string): void;
  prepareImport(): Promise<void>;
  onload(error: unknown, url: string, needs?: readonly string[], isSource?: boolean): void;
  instantiate(url: string, parent?: string, meta?: unknown): unknown;
}

type Body = { execute?: () => unknown };
type Declare = (publish: unknown, context: unknown) => Body;
type Registration = [deps: string[], declare: Declare, ...rest: unknown[]];

/** Where the address of a module came from. */
export type AddressOrigin = 'map' | 'override' | 'rollout' | 'last-good' | 'none';

export interface ResolvedMap {
  readonly imports: Record<string, string>;
  readonly integrity: Record<string, string>;
  /** What modules under an address find instead: another major beside the page's own. */
  readonly scopes?: Record<string, Record<string, string>>;
}

export interface ModuleLoader {
  /** Settles when the page's import map is known. */
  ready(): Promise<void>;
  /** True when the import map has an entry of exactly this name. */
  isInstalled(name: string): boolean;
  names(): readonly string[];
  /** Address that a name resolves to; null without an entry. */
  addressOf(name: string): string | null;
  /** Published digest of an address, where the map gives one. */
  integrityOf(address: string): string | undefined;
  /** Version that a loaded module says of itself. */
  versionOf(name: string): string | undefined;
  /** Makes this address the one that the name loads from now on; null goes back to the map's. */
  pin(name: string, version: { address: string; integrity?: string } | null): void;
  isPinned(name: string): boolean;
  originOf(name: string): AddressOrigin;
  /** The map as boot composed it; null on a page that was started otherwise. */
  pageMap(): PageMap | null;
  /** Every name with its resolved address, as the map says it (pins aside). */
  imports(): Record<string, string>;
  /** What modules under an address find instead, resolved. */
  scopes(): Record<string, Record<string, string>>;
  /** The same for a map that is not in use: relative addresses start where this page's map lies. */
  resolveMap(map: System.ImportMap): ResolvedMap;
  /** Takes new addresses into use, and names out of it; the next `load` of each follows. */
  adopt(
    part: ResolvedMap,
    removed: readonly string[],
    news: Pick<PageMap, 'revision' | 'rollouts'>,
  ): void;
  /** Revision of the import map that this page uses; null when the server names none. */
  revision(): string | null;
  /** Imports by name; rejects with what SystemJS reports. */
  load(name: string): Promise<Namespace>;
  /** File that an error of loading came from, whoever needed it; null where none is known. */
  sourceOf(error: unknown): string | null;
  /**
   * Drops what is remembered of a shared library that failed, and of every file that failed, so that the next
   * import of them is a real one; what hangs is asked for again.
   */
  forget(name: string): void;
  /** Makes the next `load` of this module fetch and evaluate again, whatever failed or hung in its graph. */
  renew(name: string, hungAfter: number): void;
  /** Address by which the application of a file was loaded; null for what is shared. */
  entryOf(file: string): string | null;
  /** Files that came with an application loaded from this address. */
  filesOf(entry: string): string[];
  /** Forgets them: whoever loads the address again evaluates all of it anew. */
  evict(entry: string): void;
  /** Every file is evaluated by `around` from now on. */
  evaluateThrough(around: (file: string, run: () => unknown) => unknown): void;
}

const system = () => System as unknown as SystemFace;

/** SystemJS does not enumerate records that still wait, and does not forget those in the middle of a graph. */
const fetches = createFetches<Registration | undefined>();
/** Addresses whose record failed, themselves or through a dependency. */
const failed = new Set<string>();
/** How often each address was renewed; a new query makes browsers and proxies really fetch again. */
const renewals = new Map<string, number>();
/** Addresses that stand in for the map's: the last good version of a module that failed. */
const pins = new Map<string, string>();
let names: ReadonlySet<string> = new Set();
/** Addresses that the map names, whatever the name: what lies there is shared, or a module of its own. */
let mapped: ReadonlySet<string> = new Set();
const owners = createFileOwners((file) => mapped.has(file));
let evaluate = (_file: string, run: () => unknown): unknown => run();
let page: PageMap | null = null;
let watching = false;

function watchFetches(): void {
  if (watching) return;
  watching = true;
  const face = system();
  const instantiate = face.instantiate;
  face.instantiate = function (this: SystemFace, url, parent, meta) {
    failed.delete(url);
    owners.fetched(url, parent);
    const fetched = fetches.start(url, async (address) => {
      if (address !== url) sameDigest(url, address);
      return (await instantiate.call(this, address, parent, meta)) as Registration | undefined;
    });
    return fetched.then((registration) => throughUs(url, registration));
  };
}

/** The digest of the moment: a file may have been published anew at its address since it failed. */
function sameDigest(plain: string, address: string): void {
  const integrity = integrityOf(plain);
  if (integrity) system().addImportMap({ integrity: { [address]: integrity } });
}

/** The same registration, its body run by `evaluate`. SystemJS counts the parameters of `declare`. */
function throughUs(url: string, registration: Registration | undefined): unknown {
  if (!registration) return registration;
  const [deps, declare, ...rest] = registration;
  const declared: Declare = (publish, context) => {
    const body = declare(publish, context);
    const { execute } = body;
    return execute ? { ...body, execute: () => evaluate(url, () => execute()) } : body;
  };
  return [deps, declared, ...rest];
}

/** SystemJS leaves the link promise of a failed dependency to nobody; its records are kept under its one symbol. */
function handled(url: string): void {
  const face = system();
  const [registry] = Object.getOwnPropertySymbols(face);
  const records = registry && Reflect.get(face, registry);
  const link: unknown = records?.[url]?.L;
  if (link instanceof Promise) link.catch(() => {});
}

function watchFailures(): void {
  const face = system();
  face.onload = (error, url, needs, isSource) => {
    if (error) {
      failed.add(url);
      handled(url);
    } else owners.evaluated(url, needs ?? []);
    if (isSource) noteSource(error, url);
  };
}

function readNames(): void {
  const { imports = {}, scopes = {} } = system().getImportMap();
  names = new Set(Object.keys(imports));
  readAddresses(imports, scopes);
}

function readAddresses(
  imports: Record<string, string>,
  scopes: Record<string, Record<string, string>>,
): void {
  const all = [imports, ...Object.values(scopes)].flatMap((record) => Object.values(record));
  mapped = new Set(all);
}

const plainAddressOf = (name: string): string | null =>
  names.has(name) ? (pins.get(name) ?? system().resolve(name)) : null;

function addressOf(name: string): string | null {
  const url = plainAddressOf(name);
  if (url === null) return null;
  return withRetry(url, renewals.get(url) ?? 0);
}

const integrityOf = (address: string): string | undefined =>
  system().getImportMap().integrity?.[address];

function mapEntries(
  record: Record<string, string> | undefined,
  change: (key: string, value: string) => [string, string],
): Record<string, string> {
  return Object.fromEntries(Object.entries(record ?? {}).map(([key, value]) => change(key, value)));
}

/** Deletes failed records, and asks again for files that have waited for `hungAfter` milliseconds or longer. */
function purge(hungAfter: number): void {
  const face = system();
  for (const url of failed) face.delete(url);
  failed.clear();
  for (const url of fetches.waitingFor(hungAfter)) fetches.again(url);
  // SystemJS blames the next load of an address for the last window error that named it.
  window.dispatchEvent(new ErrorEvent('error', { filename: '', cancelable: true }));
}

/** True while a module waits for a file, its own or one of another that it needs. */
const waits = (address: string): boolean =>
  system().has(address) && system().get(address) === undefined && fetches.waitingFor(0).length > 0;

export const moduleLoader: ModuleLoader = {
  async ready() {
    await system().prepareImport();
    watchFetches();
    watchFailures();
    page = (system().get(pageMapAddress())?.page as PageMap | undefined) ?? null;
    readNames();
  },
  isInstalled: (name) => names.has(name),
  names: () => [...names],
  addressOf,
  integrityOf,
  sourceOf,
  versionOf(name) {
    const address = addressOf(name);
    const version: unknown = address === null ? undefined : system().get(address)?.version;
    return typeof version === 'string' ? version : undefined;
  },
  pin(name, version) {
    if (version === null) {
      pins.delete(name);
      return;
    }
    const { address, integrity } = version;
    pins.set(name, address);
    if (integrity) system().addImportMap({ integrity: { [address]: integrity } });
  },
  isPinned: (name) => pins.has(name),
  originOf(name) {
    if (!names.has(name)) return 'none';
    if (pins.has(name)) return 'last-good';
    const isIts = ({ module }: { module: string }) => module === name;
    if (page?.overrides.some(isIts)) return 'override';
    return page?.rollouts.some(isIts) ? 'rollout' : 'map';
  },
  pageMap: () => page,
  imports: () => Object.fromEntries([...names].map((name) => [name, system().resolve(name)])),
  scopes: () => system().getImportMap().scopes ?? {},
  resolveMap(map) {
    const base = page?.base ?? window.location.href;
    const absolute = (address: string) => new URL(address, base).href;
    const part = (record: Record<string, string> | undefined) =>
      mapEntries(record, (name, address) => [name, absolute(address)]);
    const scopes = Object.entries(map.scopes ?? {}).map(([scope, record]) => [
      absolute(scope),
      part(record),
    ]);
    return {
      imports: part(map.imports),
      integrity: mapEntries(map.integrity, (address, digest) => [absolute(address), digest]),
      ...(scopes.length > 0 && { scopes: Object.fromEntries(scopes) }),
    };
  },
  adopt({ imports, integrity, scopes }, removed, news) {
    for (const name of Object.keys(imports)) pins.delete(name);
    system().addImportMap({ imports, integrity, ...(scopes && { scopes }) });
    const now = system().getImportMap();
    readAddresses(now.imports ?? {}, now.scopes ?? {});
    const gone = new Set(removed);
    names = new Set([...names, ...Object.keys(imports)].filter((name) => !gone.has(name)));
    if (page) page = { ...page, ...news };
  },
  revision: () => page?.revision ?? null,
  async load(name) {
    const address = addressOf(name);
    if (address === null) throw new Error(`No entry "${name}" in the import map`);
    owners.asked(name, address);
    sameDigest(plainAddressOf(name) ?? address, address);
    return system().import(address);
  },
  forget(name) {
    const address = addressOf(name);
    // One that works stays: the parts of an application share it with those that are there already.
    if (address !== null && !system().get(address)) system().delete(address);
    purge(effectiveTiming().moduleSlowAfter);
  },
  renew(name, hungAfter) {
    const plain = plainAddressOf(name);
    const before = addressOf(name);
    // The module's own files are asked for again however lately that was done.
    if (before !== null) owners.filesOf(before).forEach(fetches.again);
    purge(hungAfter);
    if (plain === null || before === null || waits(before)) return;
    system().delete(before);
    renewals.set(plain, (renewals.get(plain) ?? 0) + 1);
  },
  entryOf: owners.of,
  filesOf: owners.filesOf,
  evict(entry) {
    for (const file of owners.filesOf(entry)) system().delete(file);
    owners.forget(entry);
  },
  evaluateThrough(around) {
    evaluate = around;
  },
};
