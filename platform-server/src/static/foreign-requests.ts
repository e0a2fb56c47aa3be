import { type AssetList, type FetchedList, fetchAssetList, listOf } from '../import-map/asset-list';
import { type FileKind, fetchIfChanged, integrityOf, javascript } from '../import-map/fetch-module';
import {
  type EsFile,
  esFile,
  type FetchedModule,
  type ForeignReader,
  parseModule,
} from '../import-map/fetched-module';
import { HostQueue } from './host-queue';

/** Requests to one host at the same time. */
const AT_A_TIME = 4;

/** What a look at a module found: a module, or why it is none. */
export interface ReadModule {
  readonly integrity: string;
  readonly module: FetchedModule | Error;
}

/** What a text is for, or why it is no such thing. */
function readOr<T>(read: () => T): T | Error {
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
  /** When it ended; null while it is under way. */
  at: number | null;
}

/**
 * Requests to foreign hosts: what is known is asked for by condition, the list of a folder and a file of several
 * modules once for all of them, few at a time of each host.
 */
export class ForeignRequests {
  private readonly modules = new Map<string, LastResult<ReadModule>>();
  private readonly scripts = new Map<string, LastResult<EsFile | Error>>();
  private readonly texts = new Map<string, LastResult<string>>();
  private readonly files = new Map<string, PendingRead<EsFile | Error>>();
  private readonly lists = new Map<string, PendingRead<FetchedList>>();
  private readonly abort = new AbortController();
  private readonly queue = new HostQueue(AT_A_TIME);

  /** @param sharedFor lines that are looked at together share a list that is not older than this (milliseconds) */
  constructor(
    private readonly pageOrigin: string,
    private readonly sharedFor: number,
  ) {}

  /** The module as it is now. Throws an Error that completes "… was refused:". */
  module(address: string): Promise<ReadModule> {
    return this.read(address, javascript, this.modules, (bytes) => {
      const integrity = integrityOf(bytes);
      const text = Buffer.from(bytes).toString('utf8');
      return { integrity, module: readOr(() => parseModule(text, integrity)) };
    });
  }

  /** A file that an ES module imports. Throws as `module` does, and where it is no script. */
  async file(address: string): Promise<EsFile> {
    const file = await this.share(this.files, address, () =>
      this.read(address, javascript, this.scripts, (bytes) =>
        readOr(() => esFile(Buffer.from(bytes).toString('utf8'))),
      ),
    );
    if (file instanceof Error) throw file;
    return file;
  }

  /** The digests of its folder's files. Throws as `module` does. */
  async list(address: string): Promise<AssetList> {
    const options = { pageOrigin: this.pageOrigin, signal: this.abort.signal };
    const href = listOf(address);
    const look = await this.share(this.lists, href, (before) =>
      this.queue.run(href, async () => {
        const cachedList = (await before?.catch(() => null)) ?? null;
        return fetchAssetList(address, options, cachedList);
      }),
    );
    return look.list;
  }

  /** The text of another file, as it is now. Throws as `fetchIfChanged` does. */
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

  /** One look for all that ask at about the same time. */
  private share<T>(
    all: Map<string, PendingRead<T>>,
    href: string,
    start: (before: Promise<T> | undefined) => Promise<T>,
  ): Promise<T> {
    const before = all.get(href);
    const isFresh = before && (before.at === null || before.at + this.sharedFor > Date.now());
    if (isFresh) return before.done;
    const look: PendingRead<T> = { done: start(before?.done), at: null };
    const end = () => {
      look.at = Date.now();
    };
    look.done.then(end, end);
    all.set(href, look);
    return look.done;
  }
}

/** What is looked at for one check or change stays as it was until the end of it. */
const WHOLE_CHECK = 60_000;

/** For one check or change: asks each host as `ForeignLooks` does. */
export function foreignReader(pageOrigin: string): ForeignReader {
  const looks = new ForeignRequests(pageOrigin, WHOLE_CHECK);
  return {
    async module(address) {
      const { module } = await looks.module(address);
      if (module instanceof Error) throw module;
      return module;
    },
    file: (address) => looks.file(address),
    list: (address) => looks.list(address),
  };
}
