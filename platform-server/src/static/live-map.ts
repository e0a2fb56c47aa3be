import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isForeign } from '../import-map/address-rules';
import { type EditedMap, readEditedMap } from '../import-map/edited-map';
import { EditPending } from '../import-map/file-edit';
import { etagOf } from '../import-map/map-file';
import { MapFileError } from '../import-map/map-state';
import { type HeldEntry, heldEntriesWarning, type PartialEdit } from '../import-map/partial-edit';
import { StartupError } from '../startup-error';
import { fileStamp } from './file-stamp';
import type { ForeignCheckOptions } from './foreign-checks';
import { ForeignModules } from './foreign-modules';
import { type ImportMap, type ServedImportMap, servedMap } from './import-map';
import { type Manifest, readManifest } from './manifest';
import type { MapRecords, Served } from './map-records';
import { MapStateCache } from './map-state-cache';
import { withRollouts } from './serve-rollouts';
import { WarningThrottle } from './warning-throttle';

export interface LiveMapOptions extends ForeignCheckOptions {
  readonly mapFile: string;
  readonly manifestFile: string;
  /** Folder of /modules/; beside the manifest unless said otherwise. */
  readonly modules?: string;
}

/** One revision as it is served. */
export interface MapRevision {
  readonly body: string;
  readonly etag: string;
  readonly source: ImportMap;
  readonly manifest: Manifest;
  /** Lines that somebody wrote and browsers do not get. */
  readonly held: readonly HeldEntry[];
  /** Why nothing of what the file says is taken; null where it is. */
  readonly fault: string | null;
}

export interface LiveMap {
  /**
   * The newest good revision. Our own files are looked at again on each call, the hosts of foreign
   * modules beside it: what they have new, a later call brings.
   */
  current(): Promise<MapRevision>;
}

/** Without requests, the file follows and an edit of it is taken in within this time (milliseconds). */
const WATCH_EVERY = 1000;

/** A line whose file is missing here is looked at again after this time (milliseconds). */
const RECHECK_OWN = 2000;

interface Loaded {
  /** The text of `source`. */
  readonly text: string;
  readonly source: ImportMap;
  /** As far as it can be served here. */
  readonly map: ImportMap;
  readonly held: readonly HeldEntry[];
  readonly manifest: Manifest;
  readonly served: ServedImportMap;
}

/** Follows importmap.json and the build's manifest; a file that turns bad leaves the last good revision. */
export class FileLiveMap implements LiveMap {
  private stamps = '';
  private readonly foreign: ForeignModules;
  private readonly readState = new MapStateCache();
  private readonly warnings: WarningThrottle;
  private loaded: Loaded | null = null;
  private loadedAt = 0;
  private revision: MapRevision | null = null;
  private records: MapRecords | null = null;
  /** The stamp that `loaded` knows. */
  private seen = '';
  private running: Promise<MapRevision> | null = null;
  /** The running look began before something was changed here. */
  private isOutdated = false;
  private watch: NodeJS.Timeout | undefined;
  private stopped = false;
  private fault: string | null = null;
  /** Until the database has said what is in force. */
  private isFirst = true;

  constructor(private readonly options: LiveMapOptions) {
    this.foreign = new ForeignModules(options);
    this.warnings = new WarningThrottle(options.warn);
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
   * From now on the database says what is in force, with history, approvals and rollouts. Throws
   * StartupError where there is no map, or where the database does not say whether there is one.
   */
  async follow(records: MapRecords): Promise<void> {
    this.records = records;
    const { mapFile } = this.options;
    try {
      await this.refreshState();
      this.loaded = await this.load();
    } catch (error) {
      const { message } = error as Error;
      throw new StartupError(
        error instanceof MapFileError
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

  /** For what is read of foreign hosts beside the map. */
  get hosts(): Pick<ForeignModules, 'textBeside'> {
    return this.foreign;
  }

  /** Something has changed here: the next look asks for it. */
  invalidateState(): void {
    this.readState.invalidate();
    this.isOutdated = true;
  }

  current(): Promise<MapRevision> {
    if (this.running && !this.isOutdated) return this.running;
    const before = this.running?.catch(() => {});
    this.isOutdated = false;
    const refreshing = (before ? before.then(() => this.refresh()) : this.refresh()).finally(() => {
      if (this.running === refreshing) this.running = null;
    });
    this.running = refreshing;
    return refreshing;
  }

  private async refresh(): Promise<MapRevision> {
    await this.refreshState();
    const before = this.loaded;
    const loaded = before && !(await this.isStale()) ? before : await this.reload();
    return this.render(loaded);
  }

  private async reload(): Promise<Loaded> {
    try {
      this.loaded = await this.load();
    } catch (error) {
      if (!this.loaded) throw error;
      this.refuse(error as Error);
    }
    return this.loaded;
  }

  private refuse(error: Error): void {
    // What the stop has ended says nothing about the map.
    if (this.stopped || error instanceof EditPending) return;
    this.fault = error.message;
    const sentence = `The import map ${this.options.mapFile} was refused: ${error.message}. The last good map is still served.`;
    this.warnings.warn(sentence);
  }

  private warnHeld(held: readonly HeldEntry[]): void {
    const sentence = this.stopped ? null : heldEntriesWarning(this.options.mapFile, held);
    if (sentence !== null) this.warnings.warn(sentence);
  }

  private async refreshState(): Promise<void> {
    const { records } = this;
    if (records) await this.readState.refresh(() => records.readState(), this.revision !== null);
  }

  private render({ served, source, map, held, manifest }: Loaded): MapRevision {
    const { rollouts: rows, menu } = this.readState;
    const running = rows.filter(({ status }) => status === 'active').map(({ address }) => address);
    const formats = this.foreign.formats(map, running, manifest);
    const isTold = Object.keys(formats).length > 0;
    const currentMap = { ...served, ...(isTold && { formats }), ...(menu > 0 && { menu }) };
    const body = `${JSON.stringify(withRollouts(currentMap, rows, manifest), null, 2)}\n`;
    const before = this.revision;
    const { fault } = this;
    const isSame =
      before?.body === body &&
      before.manifest === manifest &&
      before.held === held &&
      before.fault === fault;
    if (isSame) return before;
    this.revision = { body, etag: etagOf(body), source, manifest, held, fault };
    return this.revision;
  }

  private async isStale(): Promise<boolean> {
    this.foreign.recheck();
    const isChanged = (await this.readStamps()) !== this.stamps;
    const mayLieHere = this.loaded?.held.some(({ to }) => to !== null && !isForeign(to));
    const isDue = mayLieHere && this.loadedAt + RECHECK_OWN < Date.now();
    return isChanged || isDue || this.foreign.hasChanges || this.readState.stamp !== this.seen;
  }

  private async readStamps(): Promise<string> {
    const { mapFile, manifestFile } = this.options;
    return (await Promise.all([fileStamp(mapFile), fileStamp(manifestFile)])).join(' ');
  }

  private async load(): Promise<Loaded> {
    // Taken before reading: a change in between is seen next time.
    this.stamps = await this.readStamps();
    this.seen = this.readState.stamp;
    this.loadedAt = Date.now();
    this.fault = null;
    const manifest = await readManifest(this.options.manifestFile);
    const { text, map: source, held: inFile } = await this.inForce(manifest);
    const { map, held: here } = await this.foreign.servable(source, this.loaded?.map ?? null);
    const held = [...inFile, ...here];
    this.warnHeld(held);
    const served = servedMap(map, manifest, this.foreign.digests(map));
    return { text, source, map, held, manifest, served };
  }

  private judge(
    edit: EditedMap,
    currentMap: ImportMap | null,
    manifest: Manifest,
  ): Promise<PartialEdit> {
    const { moduleHosts, pageOrigin, manifestFile } = this.options;
    const { modules = join(dirname(manifestFile), 'modules') } = this.options;
    return this.foreign.judgeEdit(edit, currentMap, { moduleHosts, pageOrigin, manifest, modules });
  }

  /** What the database says; before it is there, what the file says. */
  private async inForce(manifest: Manifest): Promise<Served & Pick<PartialEdit, 'held'>> {
    const { loaded, records } = this;
    if (!records) {
      const text = await readFile(this.options.mapFile, 'utf8');
      const verdict = await this.judge(readEditedMap(text), loaded?.map ?? null, manifest);
      return { text, ...verdict };
    }
    try {
      this.foreign.clearEdit();
      const { inForce, fault, held } = await records.sync((edit, currentMap) =>
        this.judge(edit, currentMap, manifest),
      );
      if (fault) this.refuse(fault);
      else if (held.length === 0) this.warnings.reset();
      // What was read before the database was there is no map that must stay.
      if (this.isFirst && loaded?.text !== inForce.text) this.loaded = null;
      this.isFirst = false;
      const { text, map } = inForce;
      return { text, map, held };
    } catch (error) {
      // A database that does not answer is asked again at the next look.
      this.stamps = '';
      throw error;
    }
  }
}
