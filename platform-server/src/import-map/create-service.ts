import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/database';
import type { Settings } from '../settings/server-settings';
import { foreignReader } from '../static/foreign-requests';
import { FileLiveMap } from '../static/live-map';
import { readManifest } from '../static/manifest';
import type { PreflightContext } from './find-module';
import { ImportMapService } from './import-map-service';
import { MapMirror } from './mirror';

const warn = (sentence: string): void => console.error(`\n!!! ${sentence}\n`);
const logInfo = (sentence: string): void => console.warn(sentence);

/** The live map with this installation's settings. */
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

/** The installation's part of what the preflight needs. */
export const preflightContextOf = async (settings: Settings): Promise<PreflightContext> => ({
  moduleHosts: settings.moduleHosts,
  pageOrigin: settings.siteOrigin,
  manifest: await readManifest(settings.manifest),
  modules: settings.modules,
  foreign: foreignReader(settings.siteOrigin),
});

/** `live` is missing on the command line, which serves no map. */
export function createImportMapService(
  db: Database,
  settings: Settings,
  live?: FileLiveMap,
): ImportMapService {
  const { importMap, importMapApproval: approval, dataDirectory } = settings;
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
    preflightContext: () => preflightContextOf(settings),
    ...(live && { live }),
  });
}
