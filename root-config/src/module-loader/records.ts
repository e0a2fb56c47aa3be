import type { AddressBook } from './addresses';
import { createDigestLists } from './digest-lists';
import { createEsModules } from './es-modules';
import { noteSource } from './fault-source';
import { createFetches } from './fetches';
import { createFileOwners } from './file-owners';
import { createSharedModules } from './shared-modules';
import { evaluatedBy, handleLink, type Registration, sameAs, systemJs } from './systemjs';

/** Runs the body of a file. */
type Evaluate = (file: string, run: () => unknown) => unknown;

/** What the loader remembers of each file: whose it is, whether it failed or still waits. */
export interface Records {
  /** Address by which the application of a file was loaded; null for what is shared. */
  entryOf(file: string): string | null;
  /** Files that came with an application loaded from this address. */
  filesOf(entry: string): string[];
  /** Forgets them: anyone who loads the address again evaluates all of it again. */
  evict(entry: string): void;
  /** Every file is evaluated by `around` from now on. */
  evaluateThrough(around: Evaluate): void;
}

export interface RecordBook extends Records {
  /** Follows every fetch and every failure from now on. */
  watch(): void;
  /** A module is loaded by its name. */
  onLoad(name: string, address: string): void;
  /** Asks again for the files of this application that still wait. */
  askAgain(entry: string): void;
  /** Deletes failed records, and asks again for files that have waited for `hungAfter` milliseconds or longer. */
  purge(hungAfter: number): void;
  /** True while a module waits for a file, its own or one of another that it needs. */
  waits(address: string): boolean;
}

export function createRecords(addresses: AddressBook): RecordBook {
  /** SystemJS does not enumerate records that still wait, nor forget those in the middle of a graph. */
  const fetches = createFetches<Registration | undefined>();
  /** Addresses whose record failed, themselves or through a dependency. */
  const failed = new Set<string>();
  const owners = createFileOwners(addresses.isMapped);
  const shared = createSharedModules(() => deleteFailed());
  let evaluate: Evaluate = (_file, run) => run();
  const es = createEsModules(addresses, shared);
  const digests = createDigestLists();
  const native = new Set<string>();
  let watching = false;

  function watchFetches(): void {
    const loader = systemJs();
    const instantiate = loader.instantiate;
    loader.instantiate = function (url, parent, meta) {
      failed.delete(url);
      owners.fetched(url, parent);
      // an application that was evaluated twice would have two stores, and its pages read from the empty one
      const renewed = addresses.renewedOf(url);
      if (renewed !== null) return sameAs(renewed);
      const fetched = fetches.start(url, async (address) => {
        await digests.cover(address);
        if (address !== url) addresses.sameDigest(url, address);
        // What a System module brings along is one, too.
        if (addresses.isMapped(url) || owners.isEntry(url)) {
          if (await es.isEs(address, url)) return importEs(address, url);
        }
        return (await instantiate.call(this, address, parent, meta)) as Registration | undefined;
      });
      return fetched.then((found) => evaluatedBy((run) => evaluate(url, run), found));
    };
  }

  function importEs(address: string, url: string): Promise<Registration> {
    if (!native.has(url)) owners.native(url);
    native.add(url);
    return evaluate(url, () => es.import(address, url)) as Promise<Registration>;
  }

  function deleteFailed(): void {
    for (const url of failed) systemJs().delete(url);
    failed.clear();
  }

  function watchOutcomes(): void {
    systemJs().onload = (error, url, needs, isSource) => {
      if (error) {
        failed.add(url);
        handleLink(url);
      } else owners.evaluated(url, needs ?? []);
      if (isSource) noteSource(error, url);
    };
  }

  return {
    watch() {
      systemJs().shared = shared.get;
      if (!watching) watchFetches();
      watching = true;
      watchOutcomes();
    },
    onLoad: owners.onLoad,
    askAgain: (entry) => owners.filesOf(entry).forEach(fetches.again),
    purge(hungAfter) {
      deleteFailed();
      for (const url of fetches.waitingFor(hungAfter)) fetches.again(url);
      // SystemJS blames the next load of an address for the last window error that named it.
      window.dispatchEvent(new ErrorEvent('error', { filename: '', cancelable: true }));
    },
    waits: (address) =>
      systemJs().has(address) &&
      systemJs().get(address) === undefined &&
      fetches.waitingFor(0).length > 0,
    entryOf: owners.of,
    filesOf: owners.filesOf,
    evict(entry) {
      for (const file of owners.filesOf(entry)) systemJs().delete(file);
      if (native.has(entry)) fetches.renew(entry);
      owners.forget(entry);
    },
    evaluateThrough(around) {
      evaluate = around;
    },
  };
}
