import { notArrived, published } from './fetches';
import { isDigestList } from './list-name';
import { systemJs } from './systemjs';

/** The digests that the map itself does not state. */
export interface DigestLists {
  /**
   * Settles as soon as the page knows the digest of a file that any list beside it states; for one that the map states
   * it only begins to read them. Rejects where a list cannot be had: nothing runs without a known digest.
   *
   * @param address as it is asked for; with the query of a retry a list that hangs is asked for again, too
   */
  cover(address: string): Promise<void>;
}

const stated = () => systemJs().getImportMap().integrity ?? {};

async function read(list: string, cache: RequestCache): Promise<void> {
  // a browser's default credentials: those of the page's own origin
  const answer = await fetch(list, { integrity: stated()[list] ?? '', cache }).catch(() => null);
  if (!answer?.ok) throw notArrived(list);
  systemJs().addImportMap({ integrity: await answer.json() }, list);
}

export function createDigestLists(): DigestLists {
  const requests = new Map<string, Promise<void>>();

  function ask(list: string, isRetry: boolean): Promise<void> {
    const cached = isRetry ? undefined : requests.get(list);
    if (cached) return cached;
    const reading = read(list, isRetry ? 'reload' : 'default');
    requests.set(list, reading);
    reading.catch(() => requests.delete(list));
    return reading;
  }

  return {
    async cover(address) {
      const file = published(address);
      const digests = stated();
      const reading = Object.keys(digests)
        .filter((key) => isDigestList(key) && file.startsWith(new URL('.', key).href))
        .map((list) => ask(list, file !== address));
      if (digests[file] === undefined) await Promise.all(reading);
    },
  };
}
