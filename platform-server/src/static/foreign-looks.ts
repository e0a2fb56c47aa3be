import { type AssetList, type FetchedList, fetchAssetList, listOf } from '../import-map/asset-list';
import { type FileKind, fetchIfChanged, integrityOf, javascript } from '../import-map/fetch-module';
import { type FoundModule, foundModule } from '../import-map/preflight';
import { HostQueue } from './host-queue';

/** Requests to one host at the same time. */
const AT_A_TIME = 4;

/** What a look at a module found: a module, or why it is none. */
export interface SeenModule {
  readonly integrity: string;
  readonly module: FoundModule | Error;
}

interface Known<T> {
  readonly etag: string | null;
  readonly value: T;
}

interface ListLook {
  readonly done: Promise<FetchedList>;
  /** When it ended; null while it is under way. */
  at: number | null;
}

function seen(bytes: Uint8Array): SeenModule {
  const integrity = integrityOf(bytes);
  try {
    return { integrity, module: foundModule(Buffer.from(bytes).toString('utf8'), integrity) };
  } catch (error) {
    return { integrity, module: error as Error };
  }
}

/**
 * Requests to foreign hosts: what is known is asked for by condition, the list of a folder once for all modules in it,
 * few at a time of each host.
 */
export class ForeignLooks {
  private readonly modules = new Map<string, Known<SeenModule>>();
  private readonly texts = new Map<string, Known<string>>();
  private readonly lists = new Map<string, ListLook>();
  private readonly abort = new AbortController();
  private readonly queue = new HostQueue(AT_A_TIME);

  /** @param sharedFor lines that are looked at together share a list that is not older than this (milliseconds) */
  constructor(
    private readonly pageOrigin: string,
    private readonly sharedFor: number,
  ) {}

  /** The module as it is now. Throws an Error that completes "… was refused:". */
  module(address: string): Promise<SeenModule> {
    const { signal } = this.abort;
    return this.queue.run(address, async () => {
      const known = this.modules.get(address);
      const options = { pageOrigin: this.pageOrigin, signal, etag: known?.etag };
      const fetched = await fetchIfChanged(address, javascript, options);
      if (!fetched && known) return known.value;
      if (!fetched) throw new Error('its host answers 304 to what nobody had');
      const value = seen(fetched.bytes);
      this.modules.set(address, { etag: fetched.etag, value });
      return value;
    });
  }

  /** The digests of its folder's files. Throws as `module` does. */
  async list(address: string): Promise<AssetList> {
    const href = listOf(address);
    const before = this.lists.get(href);
    const isFresh = before && (before.at === null || before.at + this.sharedFor > Date.now());
    const look = isFresh ? before : this.startList(address, href, before);
    return (await look.done).list;
  }

  /** The text of another file, as it is now. Throws as `fetchIfChanged` does. */
  text(address: string, kind: FileKind): Promise<string> {
    return this.queue.run(address, async () => {
      const known = this.texts.get(address);
      const options = { pageOrigin: this.pageOrigin, signal: this.abort.signal, etag: known?.etag };
      const fetched = await fetchIfChanged(address, kind, options);
      if (!fetched) return known?.value ?? '';
      const value = Buffer.from(fetched.bytes).toString('utf8');
      this.texts.set(address, { etag: fetched.etag, value });
      return value;
    });
  }

  private startList(address: string, href: string, before: ListLook | undefined): ListLook {
    const options = { pageOrigin: this.pageOrigin, signal: this.abort.signal };
    const done = this.queue.run(href, async () => {
      const known = (await before?.done.catch(() => null)) ?? null;
      return fetchAssetList(address, options, known);
    });
    const look: ListLook = { done, at: null };
    const end = () => {
      look.at = Date.now();
    };
    done.then(end, end);
    this.lists.set(href, look);
    return look;
  }

  stop(): void {
    this.abort.abort();
  }
}
