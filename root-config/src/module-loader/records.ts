import { pageMapAddress } from '../boot/boot-error';
import type { AddressBook } from './address-book';
import { createDigestLists } from './digest-lists';
import { createEsModules } from './es-modules';
import { noteSource } from './fault-source';
import { createFetches } from './fetches';
import { createFileOwners } from './file-owners';
import type { Evaluate, RecordBook } from './record-book';
import { createSharedModules } from './shared-modules';
import {
  evaluatedBy,
  handleLink,
  type Registration,
  repeatDigest,
  sameAs,
  systemJs,
} from './systemjs';

export function createRecords(addresses: AddressBook): RecordBook {
  /** SystemJS neither lists pending records nor deletes records in the middle of a graph. */
  let fetches = createFetches<Registration | undefined>();
  /** Addresses whose record failed, themselves or through a dependency. */
  const failed = new Set<string>();
  const owners = createFileOwners(addresses.isMapped);
  const shared = createSharedModules(() => deleteFailed());
  let evaluate: Evaluate = (_file, run) => run();
  const es = createEsModules(addresses, shared);
  const digests = createDigestLists();
  const native = new Set<string>();
  let isWatching = false;

  function watchFetches(): void {
    const loader = systemJs();
    const first = loader.get(pageMapAddress())?.firstFiles as typeof fetches | undefined;
    if (first) {
      // Continues boot's record, since libraries requested by boot may still be pending.
      fetches = first;
      Reflect.deleteProperty(loader, 'instantiate');
    }
    const instantiate = loader.instantiate;
    loader.instantiate = function (url, parent, meta) {
      failed.delete(url);
      owners.addFetched(url, parent);
      // An application that is evaluated twice would have two stores, and its pages would read the empty one.
      const renewed = addresses.renewedOf(url);
      if (renewed !== null) return sameAs(renewed);
      const fetched = fetches.start(url, async (address) => {
        await digests.addDigest(address);
        if (address !== url) repeatDigest(url, address);
        // Chunks of a System module are System modules too.
        if (addresses.isMapped(url) || owners.isEntry(url)) {
          if (await es.isEs(address, url)) return importEs(address, url);
        }
        return (await instantiate.call(this, address, parent, meta)) as Registration | undefined;
      });
      return fetched.then((fetchedModule) =>
        evaluatedBy((run) => evaluate(url, run), fetchedModule),
      );
    };
  }

  function importEs(address: string, url: string): Promise<Registration> {
    if (!native.has(url)) owners.addEsModule(url);
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
      } else owners.addEvaluated(url, needs ?? []);
      if (isSource) noteSource(error, url);
    };
  }

  return {
    watch() {
      systemJs().shared = shared.get;
      if (!isWatching) watchFetches();
      isWatching = true;
      watchOutcomes();
    },
    onLoad: owners.onLoad,
    repeatRequests: (entry) => {
      for (const file of owners.filesOf(entry)) fetches.retry(file);
    },
    purge(hangTimeout) {
      deleteFailed();
      for (const url of fetches.waitingFor(hangTimeout)) fetches.retry(url);
      // SystemJS attributes the last window error with an address to that address's next load.
      window.dispatchEvent(new ErrorEvent('error', { filename: '', cancelable: true }));
    },
    isPending: (address) =>
      systemJs().has(address) &&
      systemJs().get(address) === undefined &&
      fetches.waitingFor(0).length > 0,
    entryOf: owners.entryOf,
    filesOf: owners.filesOf,
    evict(entry) {
      for (const file of owners.filesOf(entry)) systemJs().delete(file);
      if (native.has(entry)) fetches.renew(entry);
      owners.forget(entry);
    },
    evaluateThrough(wrapper) {
      evaluate = wrapper;
    },
  };
}
