import { type AssetList, type FetchedList, fetchAssetList, listOf } from '../import-map/asset-list';
import { type FileKind, javascript } from '../import-map/fetch-errors';
import { fetchIfChanged, integrityOf } from '../import-map/fetch-module';
import {
  type EsFile,
  esFile,
  type FetchedModule,
  type ForeignReader,
  parseModule,
} from '../import-map/fetched-module';
import { HostQueue } from './host-queue';

/** Maximum of concurrent requests to one host. */
const MAX_CONCURRENT = 4;

/** A file read at a module's address: the module, or why it is none. */
export interface ReadModule {
  readonly integrity: string;
  readonly module: FetchedModule | Error;
}

/** The result of `read`, or the error that it throws. */
function resultOrError<T>(read: () => T): T | Error {
  try {
    return read();
  } catch (error) {
    return error as Error;
  }
}

interface LastResult<T> {
  readonly etag: string | null;
  readonly value: T;
}

interface PendingRead<T> {
  readonly done: Promise<T>;
  /** Time of completion; null while in progress. */
  at: number | null;
}

/**
 * Requests to foreign hosts: conditional, few at a time per host, and shared where several modules use one list or
 * file.
 */
export class ForeignRequests {
  private readonly modules = new Map<string, LastResult<ReadModule>>();
  private readonly scripts = new Map<string, LastResult<EsFile | Error>>();
  private readonly texts = new Map<string, LastResult<string>>();
  private readonly files = new Map<string, PendingRead<EsFile | Error>>();
  private readonly lists = new Map<string, PendingRead<FetchedList>>();
  private readonly abort = new AbortController();
  private readonly queue = new HostQueue(MAX_CONCURRENT);

  /** @param sharedFor age up to which a list is shared by lines that are checked together (milliseconds) */
  constructor(
    private readonly pageOrigin: string,
    private readonly sharedFor: number,
  ) {}

  /** The module as it is now. Throws an Error that completes "… was refused:". */
  module(address: string): Promise<ReadModule> {
    return this.read(address, javascript, this.modules, (bytes) => {
      const integrity = integrityOf(bytes);
      const text = Buffer.from(bytes).toString('utf8');
      return { integrity, module: resultOrError(() => parseModule(text, integrity)) };
    });
  }

  /** A file that an ES module imports. Throws as `module` does, or if it is no script. */
  async file(address: string): Promise<EsFile> {
    const file = await this.share(this.files, address, () =>
      this.read(address, javascript, this.scripts, (bytes) =>
        resultOrError(() => esFile(Buffer.from(bytes).toString('utf8'))),
      ),
    );
    if (file instanceof Error) throw file;
    return file;
  }

  /** Digests of the files in its folder. Throws as `module` does. */
  async list(address: string): Promise<AssetList> {
    const options = { pageOrigin: this.pageOrigin, signal: this.abort.signal };
    const href = listOf(address);
    const assetRequest = await this.share(this.lists, href, (before) =>
      this.queue.run(href, async () => {
        const cachedList = (await before?.catch(() => null)) ?? null;
        return fetchAssetList(address, options, cachedList);
      }),
    );
    return assetRequest.list;
  }

  /** The current text of another file. Throws as `fetchIfChanged` does. */
  text(address: string, kind: FileKind): Promise<string> {
    return this.read(address, kind, this.texts, (bytes) => Buffer.from(bytes).toString('utf8'));
  }

  stop(): void {
    this.abort.abort();
  }

  private read<T>(
    address: string,
    kind: FileKind,
    all: Map<string, LastResult<T>>,
    parse: (bytes: Uint8Array) => T,
  ): Promise<T> {
    const { signal } = this.abort;
    return this.queue.run(address, async () => {
      const cached = all.get(address);
      const options = { pageOrigin: this.pageOrigin, signal, etag: cached?.etag };
      const fetched = await fetchIfChanged(address, kind, options);
      if (!fetched && cached) return cached.value;
      if (!fetched) throw new Error('its host answers 304 to what nobody had');
      const value = parse(fetched.bytes);
      all.set(address, { etag: fetched.etag, value });
      return value;
    });
  }

  /** Shares one request among concurrent callers. */
  private share<T>(
    all: Map<string, PendingRead<T>>,
    href: string,
    start: (before: Promise<T> | undefined) => Promise<T>,
  ): Promise<T> {
    const before = all.get(href);
    const isFresh = before && (before.at === null || before.at + this.sharedFor > Date.now());
    if (isFresh) return before.done;
    const pendingRead: PendingRead<T> = { done: start(before?.done), at: null };
    const end = () => {
      pendingRead.at = Date.now();
    };
    pendingRead.done.then(end, end);
    all.set(href, pendingRead);
    return pendingRead.done;
  }
}

/** Within one check or change, results stay the same (milliseconds). */
const WHOLE_CHECK = 60_000;

/** A reader for one check or change, with the queue and cache of `ForeignRequests`. */
export function foreignReader(pageOrigin: string): ForeignReader {
  const requests = new ForeignRequests(pageOrigin, WHOLE_CHECK);
  return {
    async module(address) {
      const { module } = await requests.module(address);
      if (module instanceof Error) throw module;
      return module;
    },
    file: (address) => requests.file(address),
    list: (address) => requests.list(address),
  };
}
