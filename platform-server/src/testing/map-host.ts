import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Database } from '../db/database';
import { ImportMapService } from '../import-map/import-map-service';
import { MapMirror } from '../import-map/mirror';
import type { WithheldEntry } from '../import-map/partial-edit';
import { foreignReader } from '../static/foreign-requests';
import { FileLiveMap } from '../static/live-map';

interface HostOptions {
  readonly db: Database;
  readonly name: string;
  /** Initial content of its map file; without it there is none. */
  readonly file?: Record<string, string>;
  readonly fileName?: string;
  readonly approval?: boolean;
}

/** A System module as builds write it. */
export const systemModule = (exports: readonly string[], imports: readonly string[] = []): string =>
  `System.register(${JSON.stringify(imports)}, function (e) { return { execute: function () {
    function f() {} e({ ${exports.map((name) => `${name}: f`).join(', ')} });
  } }; });`;

/** Applications that every host has at `/modules/<name>/index.js`. */
const applications = ['saas', 'cms', 'shop'];

const author = { who: 'somebody', account: null };

/** A machine with its own map file; several share one database. */
export class MapHost {
  readonly folder = mkdtempSync(join(tmpdir(), 'map-host-'));
  readonly warnings: string[] = [];
  readonly notes: string[] = [];
  readonly file: string;
  private live: FileLiveMap | null = null;
  private running: ImportMapService | null = null;

  constructor(private readonly options: HostOptions) {
    this.file = join(this.folder, options.fileName ?? 'importmap.json');
    for (const application of applications) {
      this.putModule(`/modules/${application}/index.js`, systemModule(['mount', 'unmount']));
    }
    if (options.file) this.edit(options.file);
  }

  /** Writes a file of the site, as a build would. */
  putModule(address: string, text: string): void {
    mkdirSync(dirname(join(this.folder, address)), { recursive: true });
    writeFileSync(join(this.folder, address), text);
  }

  /** Edits the map file by hand. */
  edit(imports: Record<string, string>): void {
    this.writeText(JSON.stringify({ imports }));
  }

  writeText(text: string): void {
    writeFileSync(this.file, text);
  }

  onDisk(): Record<string, string> {
    return JSON.parse(readFileSync(this.file, 'utf8')).imports;
  }

  async start(): Promise<this> {
    const { db, name, approval = false } = this.options;
    const warn = (sentence: string) => void this.warnings.push(sentence);
    const live = new FileLiveMap({
      mapFile: this.file,
      manifestFile: join(this.folder, 'none.json'),
      moduleHosts: [],
      pageOrigin: 'http://localhost:9000',
      warn,
    });
    const mirror = new MapMirror({
      db,
      mapFile: this.file,
      dataDirectory: join(this.folder, 'data'),
      host: name,
      approval,
      warn,
      logInfo: (sentence) => void this.notes.push(sentence),
    });
    const preflightContext = async () => ({
      moduleHosts: [],
      pageOrigin: 'http://localhost:9000',
      manifest: { modules: {} },
      modules: join(this.folder, 'modules'),
      foreign: foreignReader('http://localhost:9000'),
    });
    this.running = new ImportMapService({ db, mirror, approval, preflightContext, live });
    this.live = live;
    await live.start();
    await live.follow(this.running);
    return this;
  }

  get service(): ImportMapService {
    if (!this.running) throw new Error('The host has not been started.');
    return this.running;
  }

  /** The live map that routes use. */
  get map(): FileLiveMap {
    if (!this.live) throw new Error('The host has not been started.');
    return this.live;
  }

  /** The imports that a browser gets now; a pending read may be outdated. */
  async served(): Promise<Record<string, string>> {
    await this.live?.current();
    this.live?.invalidateState();
    const revision = await this.live?.current();
    return JSON.parse(revision?.body ?? '{}').imports;
  }

  /** Lines of the file that browsers do not get. */
  async withheld(): Promise<readonly WithheldEntry[]> {
    return (await this.live?.current())?.withheldEntries ?? [];
  }

  async add(module: string, address: string): Promise<number> {
    const { etag } = await this.service.read();
    const request = { action: 'add', name: module, address } as const;
    return (
      await this.service.change(request, { author, why: 'a test', ifMatch: etag, force: true })
    ).id;
  }

  async stop(): Promise<void> {
    await this.live?.stop();
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
