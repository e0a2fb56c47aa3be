import { readFile, stat } from 'node:fs/promises';
import { etagOf } from '../import-map/map-file';
import type { RolloutRow } from '../import-map/rollouts';
import { StartupError } from '../startup-error';
import { type ForeignCheckOptions, ForeignChecks } from './foreign-checks';
import {
  foreignAddresses,
  type ImportMap,
  parseImportMap,
  type ServedImportMap,
  servedMap,
} from './import-map';
import { type Manifest, readManifest } from './manifest';
import { withRollouts } from './serve-rollouts';

export interface LiveMapOptions extends ForeignCheckOptions {
  readonly mapFile: string;
  readonly manifestFile: string;
}

/** What the map has in the database. */
export interface MapRecords {
  /** Told each new content of the file before it is served; answers what may be served. */
  admit(text: string): Promise<string>;
  rollouts(): Promise<readonly RolloutRow[]>;
}

/** One revision as it is served. */
export interface MapRevision {
  readonly body: string;
  readonly etag: string;
  readonly source: ImportMap;
  readonly manifest: Manifest;
}

export interface LiveMap {
  /**
   * The newest good revision. Our own files are looked at again on each call, the hosts of foreign
   * modules beside it: what they have new, a later call brings.
   */
  current(): Promise<MapRevision>;
}

/** Another process's rollouts are followed within this time (milliseconds). */
const ROLLOUTS_AGE = 500;

/** A host that answers within this time has its new line in the map of the very first request (milliseconds). */
const GRACE = 500;

/** Changes when the file is written, replaced, removed or made. */
async function stamp(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs}:${size}:${ino}`;
  } catch {
    return 'none';
  }
}

interface Loaded {
  /** The file's text, of which `source` is what may be served. */
  readonly written: string;
  readonly source: ImportMap;
  readonly manifest: Manifest;
  readonly served: ServedImportMap;
}

/** A new foreign line whose host has not answered yet: its answer is news, and the map is read again. */
class StillLooking extends Error {}

/** Follows importmap.json and the build's manifest; a file that turns bad leaves the last good revision. */
export class FileLiveMap implements LiveMap {
  private stamps = '';
  /** Foreign addresses whose hosts are looked at, those of a refused map too: it may turn good. */
  private followed: readonly string[] = [];
  /** The foreign news that `loaded` knows. */
  private news = 0;
  private loaded: Loaded | null = null;
  private revision: MapRevision | null = null;
  private readonly foreign: ForeignChecks;
  private records: MapRecords | null = null;
  private rollouts: { rows: readonly RolloutRow[]; at: number } = { rows: [], at: 0 };
  private running: Promise<MapRevision> | null = null;
  private stopped = false;

  constructor(private readonly options: LiveMapOptions) {
    this.foreign = new ForeignChecks(options);
  }

  /** Reads for the first time. Throws StartupError when the map cannot be used. */
  async start(): Promise<void> {
    try {
      this.loaded = await this.load();
    } catch (error) {
      throw new StartupError(
        `The import map ${this.options.mapFile} cannot be used: ${(error as Error).message}. Correct it or set IMPORT_MAP to another file.`,
      );
    }
  }

  /**
   * From now on the database has its say: history, approvals, rollouts. Throws StartupError where it
   * has none: what was read before may be an edit that nobody has agreed to.
   */
  async follow(records: MapRecords): Promise<void> {
    this.records = records;
    try {
      // What was read before needs no second reading, unless a file has changed or the database objects.
      if (await this.isAdmitted(records)) {
        // Rollouts are asked for while the server begins to listen; a first request waits for them.
        this.current().catch(() => {});
        return;
      }
      this.loaded = null;
      await this.current();
    } catch (error) {
      throw new StartupError(
        `Whether the import map ${this.options.mapFile} may be served is not known: ${(error as Error).message}. Look at the file and the database, then start again.`,
      );
    }
  }

  private async isAdmitted(records: MapRecords): Promise<boolean> {
    const { loaded } = this;
    if (!loaded || (await this.isStale())) return false;
    return (await records.admit(loaded.written)) === loaded.written;
  }

  /** Ends what is under way at foreign hosts; what was loaded is served on. */
  stop(): Promise<void> {
    this.stopped = true;
    return this.foreign.stop();
  }

  /** Rollouts have changed here: the next look asks for them. */
  forgetRollouts(): void {
    this.rollouts = { ...this.rollouts, at: 0 };
  }

  current(): Promise<MapRevision> {
    this.running ??= this.refresh().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async refresh(): Promise<MapRevision> {
    const before = this.loaded;
    const loaded = before && !(await this.isStale()) ? before : await this.reload();
    return this.render(loaded, await this.currentRollouts());
  }

  private async reload(): Promise<Loaded> {
    try {
      this.loaded = await this.load();
      return this.loaded;
    } catch (error) {
      if (!this.loaded) throw error;
      // Neither a look under way nor one that the stop has ended says anything about the map.
      if (this.stopped || error instanceof StillLooking) return this.loaded;
      this.options.complain(
        `The import map ${this.options.mapFile} was refused: ${(error as Error).message}. The last good map is still served.`,
      );
      return this.loaded;
    }
  }

  private async currentRollouts(): Promise<readonly RolloutRow[]> {
    const { rows, at } = this.rollouts;
    if (!this.records || at + ROLLOUTS_AGE > Date.now()) return rows;
    // Without the database the map is served all the same, with what was known last.
    const fresh = await this.records.rollouts().catch(() => rows);
    this.rollouts = { rows: fresh, at: Date.now() };
    return fresh;
  }

  private render({ served, source, manifest }: Loaded, rows: readonly RolloutRow[]): MapRevision {
    const body = `${JSON.stringify(withRollouts(served, rows, manifest), null, 2)}\n`;
    if (this.revision?.body !== body || this.revision.manifest !== manifest) {
      this.revision = { body, etag: etagOf(body), source, manifest };
    }
    return this.revision;
  }

  private async isStale(): Promise<boolean> {
    // Nobody waits for it: one host that hangs would hold every page of every tenant.
    void this.foreign.look(this.followed);
    return (await this.readStamps()) !== this.stamps || this.foreign.news !== this.news;
  }

  private async readStamps(): Promise<string> {
    const { mapFile, manifestFile } = this.options;
    return (await Promise.all([stamp(mapFile), stamp(manifestFile)])).join(' ');
  }

  private async load(): Promise<Loaded> {
    const { mapFile, manifestFile } = this.options;
    // Taken before reading: a write in between is seen as a change next time.
    this.stamps = await this.readStamps();
    const written = await readFile(mapFile, 'utf8');
    const asked = parseImportMap(written);
    const manifest = await readManifest(manifestFile);
    await this.vouch(asked);
    const admitted = this.records ? await this.admitted(this.records, written) : written;
    const source = admitted === written ? asked : parseImportMap(admitted);
    if (source !== asked) await this.vouch(source, openAddresses(asked));
    const served = servedMap(source, manifest, this.foreign.digests(statedAddresses(source)));
    return { written, source, manifest, served };
  }

  /**
   * Has new foreign addresses looked at. With a map to serve nobody waits long for their hosts; without
   * one the first map does. Throws when the map must not replace the one that works.
   */
  private async vouch(map: ImportMap, others: readonly string[] = []): Promise<void> {
    const open = openAddresses(map);
    const looked = this.foreign.look(open.filter((address) => !this.followed.includes(address)));
    await (this.loaded ? atMost(looked, GRACE) : looked);
    for (const address of statedAddresses(map)) this.foreign.checkHost(address);
    this.followed = [...new Set([...open, ...others])];
    this.news = this.foreign.news;
    if (this.loaded) this.keepLastGood(map, this.loaded.source);
  }

  /** A database that does not answer is asked again at the next look. */
  private async admitted(records: MapRecords, written: string): Promise<string> {
    try {
      return await records.admit(written);
    } catch (error) {
      this.stamps = '';
      throw error;
    }
  }

  /** A new line that cannot be checked, or is not allowed, does not replace a map that works. */
  private keepLastGood(map: ImportMap, known: ImportMap): void {
    const { foreign } = this;
    const isNew = (before: readonly string[]) => (address: string) => !before.includes(address);
    const banned = statedAddresses(map)
      .filter(isNew(foreignAddresses(known)))
      .filter((address) => !foreign.isAllowed(address));
    if (banned.length > 0) throw new Error(`the host of ${banned.join(', ')} is not allowed`);
    const unchecked = openAddresses(map)
      .filter(isNew(openAddresses(known)))
      .filter((address) => !foreign.has(address));
    const refused = unchecked.filter((address) => foreign.hasFailed(address));
    if (refused.length > 0) throw new Error(`${refused.join(', ')} could not be checked`);
    if (unchecked.length > 0) throw new StillLooking(unchecked.join(', '));
  }
}

async function atMost(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Foreign addresses without a hand-written integrity. */
const openAddresses = (map: ImportMap): string[] =>
  foreignAddresses(map).filter((address) => !map.integrity?.[address]);

/** Those with one. */
const statedAddresses = (map: ImportMap): string[] =>
  foreignAddresses(map).filter((address) => map.integrity?.[address]);
