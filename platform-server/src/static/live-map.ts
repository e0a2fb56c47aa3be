import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isForeign } from '../import-map/address-rules';
import { EditPending } from '../import-map/apply-edit';
import { type EditedMap, readEditedMap } from '../import-map/edited-map';
import { MapFileError } from '../import-map/map-state';
import {
  type PartialEdit,
  type WithheldEntry,
  withheldEntriesWarning,
} from '../import-map/partial-edit';
import { StartupError } from '../startup-error';
import { fileStamp } from './file-stamp';
import { ForeignModules } from './foreign-modules';
import type { ImportMap } from './import-map';
import { type LoadedMap, revisionOf } from './loaded-map';
import { type Manifest, readManifest } from './manifest';
import type { MapRecords, ServedMap } from './map-records';
import type { LiveMap, LiveMapOptions, MapRevision } from './map-revision';
import { MapStateCache } from './map-state-cache';
import { servedMap } from './served-map';
import { WarningThrottle } from './warning-throttle';

/** Interval at which the file is checked without requests (milliseconds). */
const WATCH_EVERY = 1000;

/** A line whose local file is missing is checked again after this time (milliseconds). */
const RECHECK_OWN = 2000;

/** Follows importmap.json and the build's manifest; while a file is invalid the last good revision is served. */
export class FileLiveMap implements LiveMap {
  private stamps = '';
  private readonly foreign: ForeignModules;
  private readonly readState = new MapStateCache();
  private readonly warnings: WarningThrottle;
  private loaded: LoadedMap | null = null;
  private loadedAt = 0;
  private revision: MapRevision | null = null;
  private records: MapRecords | null = null;
  /** Stamp of the state that `loaded` was made from. */
  private seen = '';
  private running: Promise<MapRevision> | null = null;
  /** Set if something changed here after the running reload began. */
  private isOutdated = false;
  private watch: NodeJS.Timeout | undefined;
  private stopped = false;
  private fault: string | null = null;
  /** True until the database has answered which map is in force. */
  private isFirst = true;

  constructor(private readonly options: LiveMapOptions) {
    this.foreign = new ForeignModules(options);
    this.warnings = new WarningThrottle(options.warn);
  }

  /** Reads the file while the database opens. Its faults only matter if the database has no map. */
  async start(): Promise<void> {
    try {
      this.loaded = await this.load();
    } catch {
      this.loaded = null;
    }
  }

  /**
   * Switches to the database as the source, with history, approvals and rollouts. Throws StartupError if there is no
   * map, or if the database cannot be read.
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
    // Loaded in the background while the server starts; a first request waits for it.
    this.current().catch(() => {});
    this.watch = setInterval(() => void this.current().catch(() => {}), WATCH_EVERY);
    this.watch.unref();
  }

  /** Aborts requests to foreign hosts; the loaded revision is still served. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.watch);
    await this.foreign.stop();
    await this.running?.catch(() => {});
  }

  /** Reads other files of foreign hosts. */
  get hosts(): Pick<ForeignModules, 'textBeside'> {
    return this.foreign;
  }

  /** Marks the cached state as outdated after a change by this process. */
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

  private async reload(): Promise<LoadedMap> {
    try {
      this.loaded = await this.load();
    } catch (error) {
      if (!this.loaded) throw error;
      this.refuse(error as Error);
    }
    return this.loaded;
  }

  private refuse(error: Error): void {
    // An error caused by the shutdown says nothing about the map.
    if (this.stopped || error instanceof EditPending) return;
    this.fault = error.message;
    const sentence = `The import map ${this.options.mapFile} was refused: ${error.message}. The last good map is still served.`;
    this.warnings.warn(sentence);
  }

  private warnWithheld(heldEntries: readonly WithheldEntry[]): void {
    const sentence = this.stopped
      ? null
      : withheldEntriesWarning(this.options.mapFile, heldEntries);
    if (sentence !== null) this.warnings.warn(sentence);
  }

  private async refreshState(): Promise<void> {
    const { records } = this;
    if (records) await this.readState.refresh(() => records.readState(), this.revision !== null);
  }

  private render(loaded: LoadedMap): MapRevision {
    const { rollouts, menu } = this.readState;
    const running = rollouts.filter(({ status }) => status === 'active');
    const formats = this.foreign.formats(
      loaded.map,
      running.map(({ address }) => address),
      loaded.manifest,
    );
    const state = { rollouts, menu, formats, fault: this.fault };
    this.revision = revisionOf(loaded, state, this.revision);
    return this.revision;
  }

  private async isStale(): Promise<boolean> {
    this.foreign.recheck();
    const isChanged = (await this.readStamps()) !== this.stamps;
    const hasWithheldLocalEntry = this.loaded?.withheldEntries.some(
      ({ to }) => to !== null && !isForeign(to),
    );
    const isDue = hasWithheldLocalEntry && this.loadedAt + RECHECK_OWN < Date.now();
    return isChanged || isDue || this.foreign.hasChanges || this.readState.stamp !== this.seen;
  }

  private async readStamps(): Promise<string> {
    const { mapFile, manifestFile } = this.options;
    return (await Promise.all([fileStamp(mapFile), fileStamp(manifestFile)])).join(' ');
  }

  private async load(): Promise<LoadedMap> {
    // Read beforehand, so that a change meanwhile is detected next time.
    this.stamps = await this.readStamps();
    this.seen = this.readState.stamp;
    this.loadedAt = Date.now();
    this.fault = null;
    const manifest = await readManifest(this.options.manifestFile);
    const {
      text,
      map: source,
      withheldEntries: withheldInFile,
    } = await this.readCurrentMap(manifest);
    const { map, withheldEntries: unservableEntries } = await this.foreign.servable(
      source,
      this.loaded?.map ?? null,
    );
    const withheldEntries = [...withheldInFile, ...unservableEntries];
    this.warnWithheld(withheldEntries);
    const served = servedMap(map, manifest, this.foreign.digests(map));
    return { text, source, map, withheldEntries, manifest, served };
  }

  private splitEdit(
    edit: EditedMap,
    currentMap: ImportMap | null,
    manifest: Manifest,
  ): Promise<PartialEdit> {
    const { moduleHosts, pageOrigin, manifestFile } = this.options;
    const { modules = join(dirname(manifestFile), 'modules') } = this.options;
    return this.foreign.splitEdit(edit, currentMap, { moduleHosts, pageOrigin, manifest, modules });
  }

  /** The map of the database or, until that is open, of the file. */
  private async readCurrentMap(
    manifest: Manifest,
  ): Promise<ServedMap & Pick<PartialEdit, 'withheldEntries'>> {
    const { loaded, records } = this;
    if (!records) {
      const text = await readFile(this.options.mapFile, 'utf8');
      const verdict = await this.splitEdit(readEditedMap(text), loaded?.map ?? null, manifest);
      return { text, ...verdict };
    }
    try {
      this.foreign.clearEdit();
      const { currentContent, fault, withheldEntries } = await records.sync((edit, currentMap) =>
        this.splitEdit(edit, currentMap, manifest),
      );
      if (fault) this.refuse(fault);
      else if (withheldEntries.length === 0) this.warnings.reset();
      // A map read before the database was open need not be preserved.
      if (this.isFirst && loaded?.text !== currentContent.text) this.loaded = null;
      this.isFirst = false;
      const { text, map } = currentContent;
      return { text, map, withheldEntries };
    } catch (error) {
      // Retries at the next reload if the database does not answer.
      this.stamps = '';
      throw error;
    }
  }
}
