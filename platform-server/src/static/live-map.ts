import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { StartupError } from '../startup-error';
import { checkForeignModule } from './foreign-modules';
import { everyAddress, type ImportMap, isForeign, parseImportMap, servedMap } from './import-map';
import { emptyManifest, type Manifest, parseManifest } from './manifest';
import { isAllowedHost } from './module-hosts';

export interface LiveMapOptions {
  readonly mapFile: string;
  readonly manifestFile: string;
  readonly moduleHosts: readonly string[];
  /** Sent as Origin when a foreign module is fetched. */
  readonly pageOrigin: string;
  /** Says loudly what was refused. */
  readonly complain: (sentence: string) => void;
  /** Foreign files are looked at again after this many milliseconds. */
  readonly recheckAfter?: number;
}

/** One revision as it is served. */
export interface MapRevision {
  readonly body: string;
  readonly etag: string;
  readonly source: ImportMap;
  readonly manifest: Manifest;
}

export interface LiveMap {
  /** The newest good revision; files are looked at again on each call. */
  current(): Promise<MapRevision>;
}

const RECHECK_AFTER = 2000;

/** Changes when the file is written, replaced, removed or made. */
async function stamp(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs}:${size}:${ino}`;
  } catch {
    return 'none';
  }
}

async function readManifest(file: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return emptyManifest;
  }
  return parseManifest(text);
}

/** Follows importmap.json and the build's manifest; a file that turns bad leaves the last good revision. */
export class FileLiveMap implements LiveMap {
  private stamps = '';
  private revision: MapRevision | null = null;
  private readonly foreign = new Map<string, { integrity: string; at: number }>();
  /** Addresses that failed, and when: they are tried again, and told once a failure. */
  private readonly failed = new Map<string, { reason: string; at: number }>();
  private running: Promise<MapRevision> | null = null;

  constructor(private readonly options: LiveMapOptions) {}

  /** Reads for the first time. Throws StartupError when the map cannot be used. */
  async start(): Promise<void> {
    try {
      await this.load();
    } catch (error) {
      throw new StartupError(
        `The import map ${this.options.mapFile} cannot be used: ${(error as Error).message}. Correct it or set IMPORT_MAP to another file.`,
      );
    }
  }

  current(): Promise<MapRevision> {
    this.running ??= this.refresh().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async refresh(): Promise<MapRevision> {
    const { revision } = this;
    if (revision && !(await this.isStale(revision))) return revision;
    try {
      return await this.load();
    } catch (error) {
      if (!revision) throw error;
      this.options.complain(
        `The import map ${this.options.mapFile} was refused: ${(error as Error).message}. The last good map is still served.`,
      );
      return revision;
    }
  }

  private async isStale(revision: MapRevision): Promise<boolean> {
    if ((await this.readStamps()) !== this.stamps) return true;
    const { recheckAfter = RECHECK_AFTER } = this.options;
    return foreignAddresses(revision.source).some((address) => {
      const seen = this.foreign.get(address) ?? this.failed.get(address);
      return !seen || seen.at + recheckAfter < Date.now();
    });
  }

  private async readStamps(): Promise<string> {
    const { mapFile, manifestFile } = this.options;
    return (await Promise.all([stamp(mapFile), stamp(manifestFile)])).join(' ');
  }

  private async load(): Promise<MapRevision> {
    const { mapFile, manifestFile } = this.options;
    // Taken before reading: a write in between is seen as a change next time.
    this.stamps = await this.readStamps();
    const source = parseImportMap(await readFile(mapFile, 'utf8'));
    const manifest = await readManifest(manifestFile);
    await Promise.all(foreignAddresses(source).map((address) => this.check(address)));
    this.keepLastGood(source);
    const checked = new Map([...this.foreign].map(([url, { integrity }]) => [url, integrity]));
    const body = `${JSON.stringify(servedMap(source, manifest, checked), null, 2)}\n`;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    this.revision = { body, etag, source, manifest };
    return this.revision;
  }

  private async check(address: string): Promise<void> {
    const { moduleHosts, pageOrigin, complain, recheckAfter = RECHECK_AFTER } = this.options;
    const seen = this.foreign.get(address);
    if (seen && seen.at + recheckAfter >= Date.now()) return;
    try {
      if (!isAllowedHost(address, moduleHosts)) throw new Error('its host is not in MODULE_HOSTS');
      const integrity = await checkForeignModule(address, pageOrigin);
      this.foreign.set(address, { integrity, at: Date.now() });
      this.failed.delete(address);
    } catch (error) {
      const reason = (error as Error).message;
      if (this.failed.get(address)?.reason !== reason) {
        complain(`The module ${address} in the import map was refused: ${reason}.`);
      }
      this.failed.set(address, { reason, at: Date.now() });
      // What was checked once keeps its integrity: the browser still refuses other bytes.
      if (seen) this.foreign.set(address, { ...seen, at: Date.now() });
    }
  }

  /** A new line that cannot be checked does not replace a map that works. */
  private keepLastGood(source: ImportMap): void {
    const bad = foreignAddresses(source).filter((address) => !this.foreign.has(address));
    if (bad.length > 0 && this.revision && this.revision.source !== source) {
      const known = foreignAddresses(this.revision.source);
      const fresh = bad.filter((address) => !known.includes(address));
      if (fresh.length > 0) throw new Error(`${fresh.join(', ')} could not be checked`);
    }
  }
}

/** Foreign addresses without a hand-written integrity. */
function foreignAddresses(map: ImportMap): string[] {
  const open = everyAddress(map)
    .map(([, address]) => address)
    .filter((address) => isForeign(address) && !map.integrity?.[address]);
  return [...new Set(open)];
}
