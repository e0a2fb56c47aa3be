import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/database';
import type { Settings } from '../settings';
import { foreignReader } from '../static/foreign-looks';
import { FileLiveMap } from '../static/live-map';
import { readManifest } from '../static/manifest';
import { ImportMapService } from './import-map-service';
import { MapMirror } from './mirror';

const warn = (sentence: string): void => console.error(`\n!!! ${sentence}\n`);
const logInfo = (sentence: string): void => console.warn(sentence);

/** The map as this installation serves it. */
export const createLiveMap = (settings: Settings): FileLiveMap =>
  new FileLiveMap({
    mapFile: settings.importMap,
    manifestFile: settings.manifest,
    modules: settings.modules,
    memoryFile: join(settings.dataDirectory, 'foreign-lines.json'),
    moduleHosts: settings.moduleHosts,
    pageOrigin: settings.siteOrigin,
    warn,
  });

/** Whoever changes it; `live` is missing on the command line, where nothing is served. */
export function createImportMapService(
  db: Database,
  settings: Settings,
  live?: FileLiveMap,
): ImportMapService {
  const { importMap, importMapApproval: approval, moduleHosts, siteOrigin } = settings;
  const { dataDirectory, manifest, modules } = settings;
  return new ImportMapService({
    db,
    mirror: new MapMirror({
      db,
      mapFile: importMap,
      dataDirectory,
      host: hostname(),
      approval,
      warn,
      logInfo,
    }),
    approval,
    preflightContext: async () => ({
      moduleHosts,
      pageOrigin: siteOrigin,
      manifest: await readManifest(manifest),
      modules,
      foreign: foreignReader(siteOrigin),
    }),
    ...(live && { live }),
  });
}
