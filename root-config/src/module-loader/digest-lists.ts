import { fetchError, withoutRetryCount } from './fetches';
import { isDigestList } from './list-name';
import { addToMap, statedDigests } from './systemjs';

/** Digests that are not in the map but in a list beside the files. */
export interface DigestLists {
  /**
   * Settles as soon as the digest of a file is known from a list beside it. Where the map states the digest it
   * settles at once and only starts to read the lists. Rejects where a list cannot be fetched: nothing runs without
   * a known digest.
   *
   * @param address requested address; with the query of a retry, a hanging list is requested again too
   */
  addDigest(address: string): Promise<void>;
}

async function read(list: string, cache: RequestCache): Promise<void> {
  // Same credentials as a module script: only for the page's own origin.
  const response = await fetch(list, { integrity: statedDigests()[list] ?? '', cache }).catch(
    () => null,
  );
  if (!response?.ok) throw fetchError(list);
  addToMap({ integrity: await response.json() }, list);
}

export function createDigestLists(): DigestLists {
  const requests = new Map<string, Promise<void>>();

  function readOnce(list: string, isRetry: boolean): Promise<void> {
    const cached = isRetry ? undefined : requests.get(list);
    if (cached) return cached;
    const reading = read(list, isRetry ? 'reload' : 'default');
    requests.set(list, reading);
    reading.catch(() => requests.delete(list));
    return reading;
  }

  return {
    async addDigest(address) {
      const file = withoutRetryCount(address);
      const digests = statedDigests();
      const reading = Object.keys(digests)
        .filter((key) => isDigestList(key) && file.startsWith(new URL('.', key).href))
        .map((list) => readOnce(list, file !== address));
      if (digests[file] === undefined) await Promise.all(reading);
    },
  };
}
