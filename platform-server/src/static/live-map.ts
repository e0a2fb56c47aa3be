import { readFile, stat } from 'node:fs/promises';
import { etagOf } from '../import-map/map-file';
import { EditWaits, FileFault, type Vouch } from '../import-map/mirror';
import type { RolloutRow } from '../import-map/rollouts';
import { StartupError } from '../startup-error';
import { atMost } from './at-most';
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
  /** Takes an edit of the file in, or brings the file up to date; answers what is in force. */
  settle(vouch: Vouch): Promise<{ readonly inForce: Served; readonly fault: Error | null }>;
  /** The stamp changes with whatever `settle` would find. */
  news(): Promise<{ readonly stamp: string; readonly rollouts: readonly RolloutRow[] }>;
}

interface Served {
  readonly text: string;
  readonly map: ImportMap;
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

/** What other processes and machines have changed is followed within this time where somebody asks (milliseconds). */
const NEWS_AGE = 500;

/** A database that says nothing for so long is one that hangs: what was known last is served (milliseconds). */
const NEWS_PATIENCE = 1000;

/** And within this time where nobody does: the file follows, and an edit of it is taken in. */
const WATCH_EVERY = 1000;

/** A complaint that stays the same is told again after this time. */
const COMPLAIN_EVERY = 60_000;

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
  /** The text of `source`. */
  readonly text: string;
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
  private known: { rollouts: readonly RolloutRow[]; stamp: string; at: number } = {
    rollouts: [],
    stamp: '',
    at: 0,
  };
  private asking: Promise<void> | null = null;
  /** The stamp that `loaded` knows. */
  private seen = '';
  /** Foreign addresses of an edit that could not be taken in yet. */
  private wanted: readonly string[] = [];
  private complaint = { sentence: '', at: 0 };
  private running: Promise<MapRevision> | null = null;
  private watch: NodeJS.Timeout | undefined;
  private stopped = false;
  /** Until the database has said what is in force. */
  private isFirst = true;

  constructor(private readonly options: LiveMapOptions) {
    this.foreign = new ForeignChecks(options);
  }

  /** Looks at the file while the database opens. What is wrong with it counts only where that has no map. */
  async start(): Promise<void> {
    try {
      this.loaded = await this.load();
    } catch {
      this.loaded = null;
    }
  }

  /**
   * From now on the database has its say: what is in force, history, approvals, rollouts. Throws
   * StartupError where there is no map, or where the database does not say whether there is one.
   */
  async follow(records: MapRecords): Promise<void> {
    this.records = records;
    const { mapFile } = this.options;
    try {
      await this.currentNews();
      this.loaded = await this.load();
    } catch (error) {
      const { message } = error as Error;
      throw new StartupError(
        error instanceof FileFault
          ? `The import map ${mapFile} cannot be used: ${message}. Correct it or set IMPORT_MAP to another file.`
          : `Whether the import map ${mapFile} may be served is not known: ${message}. Look at the file and the database, then start again.`,
      );
    }
    // Rollouts are asked for while the server begins to listen; a first request waits for them.
    this.current().catch(() => {});
    this.watch = setInterval(() => void this.current().catch(() => {}), WATCH_EVERY);
    this.watch.unref();
  }

  /** Ends what is under way at foreign hosts; what was loaded is served on. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.watch);
    await this.foreign.stop();
    await this.running?.catch(() => {});
  }

  /** Something has changed here: the next look asks for it. */
  forgetNews(): void {
    this.known = { ...this.known, at: 0 };
    this.asking = null;
  }

  current(): Promise<MapRevision> {
    this.running ??= this.refresh().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async refresh(): Promise<MapRevision> {
    await this.currentNews();
    const before = this.loaded;
    const loaded = before && !(await this.isStale()) ? before : await this.reload();
    return this.render(loaded, this.known.rollouts);
  }

  private async reload(): Promise<Loaded> {
    try {
      this.loaded = await this.load();
    } catch (error) {
      if (!this.loaded) throw error;
      this.refused(error as Error);
    }
    return this.loaded;
  }

  private refused(error: Error): void {
    // Neither a look under way nor one that the stop has ended says anything about the map.
    if (this.stopped || error instanceof StillLooking || error instanceof EditWaits) return;
    const sentence = `The import map ${this.options.mapFile} was refused: ${error.message}. The last good map is still served.`;
    const { sentence: before, at } = this.complaint;
    if (sentence === before && at + COMPLAIN_EVERY > Date.now()) return;
    this.complaint = { sentence, at: Date.now() };
    this.options.complain(sentence);
  }

  private async currentNews(): Promise<void> {
    const { records } = this;
    if (!records || this.known.at + NEWS_AGE > Date.now()) return;
    this.asking ??= this.ask(records);
    await (this.revision ? atMost(this.asking, NEWS_PATIENCE) : this.asking);
  }

  private ask(records: MapRecords): Promise<void> {
    const asking: Promise<void> = records
      .news()
      // Without the database the map is served all the same, with what was known last.
      .catch(() => this.known)
      .then((fresh) => {
        // What was asked before the last change says nothing any more.
        if (this.asking !== asking) return;
        this.known = { ...fresh, at: Date.now() };
        this.asking = null;
      });
    return asking;
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
    const isChanged = (await this.readStamps()) !== this.stamps || this.foreign.news !== this.news;
    return isChanged || this.known.stamp !== this.seen;
  }

  private async readStamps(): Promise<string> {
    const { mapFile, manifestFile } = this.options;
    return (await Promise.all([stamp(mapFile), stamp(manifestFile)])).join(' ');
  }

  private async load(): Promise<Loaded> {
    // Taken before reading: a change in between is seen next time.
    this.stamps = await this.readStamps();
    this.seen = this.known.stamp;
    const manifest = await readManifest(this.options.manifestFile);
    const { text, map: source } = await this.inForce();
    await this.vouch(source, this.loaded?.source ?? null);
    const served = servedMap(source, manifest, this.foreign.digests(statedAddresses(source)));
    return { text, source, manifest, served };
  }

  /** What the database says; before it is there, what the file says. */
  private async inForce(): Promise<Served> {
    const { loaded, records } = this;
    if (!records) {
      const text = await readFile(this.options.mapFile, 'utf8');
      return { text, map: parseImportMap(text) };
    }
    try {
      this.wanted = [];
      const { inForce, fault } = await records.settle((edit, known) => this.vouchEdit(edit, known));
      if (fault) this.refused(fault);
      else this.complaint = { sentence: '', at: 0 };
      // What was read before the database was there is no map that must stay.
      if (this.isFirst && loaded?.text !== inForce.text) this.loaded = null;
      this.isFirst = false;
      return inForce;
    } catch (error) {
      // A database that does not answer is asked again at the next look.
      this.stamps = '';
      throw error;
    }
  }

  private async vouchEdit(edit: ImportMap, known: ImportMap | null): Promise<void> {
    this.wanted = openAddresses(edit);
    await this.vouch(edit, known);
    this.wanted = [];
  }

  /**
   * Has new foreign addresses looked at. With a map to serve nobody waits long for their hosts; without
   * one the first map does. Throws when the map must not replace the one that works.
   */
  private async vouch(map: ImportMap, known: ImportMap | null): Promise<void> {
    const open = openAddresses(map);
    const looked = this.foreign.look(open.filter((address) => !this.followed.includes(address)));
    await (known ? atMost(looked, GRACE) : looked);
    for (const address of statedAddresses(map)) this.foreign.checkHost(address);
    this.followed = [...new Set([...open, ...this.wanted])];
    this.news = this.foreign.news;
    if (known) this.keepLastGood(map, known);
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

/** Foreign addresses without a hand-written integrity. */
const openAddresses = (map: ImportMap): string[] =>
  foreignAddresses(map).filter((address) => !map.integrity?.[address]);

/** Those with one. */
const statedAddresses = (map: ImportMap): string[] =>
  foreignAddresses(map).filter((address) => map.integrity?.[address]);
