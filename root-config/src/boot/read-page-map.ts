import { activeOverrides } from '../page-map/active-overrides';
import { externalMaps, readExternalMaps } from '../page-map/external-maps';
import { isSafeMode, isToolingOn } from '../page-map/override-keys';
import { type Override, pausedOverrides, storedOverrides } from '../page-map/overrides';
import { composeMap, type PageMap } from '../page-map/page-map';
import { readJson } from '../page-map/read-json';
import { MapFault, parseServedMap } from '../page-map/served-map';
import { rolloutSubject } from '../page-map/subject';
import { mayOverride, PERMITTED } from '../page-map/tester';
import { firstFiles } from './first-files';
import { platformAddress } from './platform-address';
import { sessionHeaders } from './session-headers';

const MAP_TIMEOUT = 20_000;
const CONFIG_TIMEOUT = 3_000;

/** The keys of `/config.json` that say whether overrides may apply. */
interface OverrideConfig {
  allowOverrides?: unknown;
  moduleHosts?: unknown;
}

/** The stored session holds no permissions, so the server is asked for them. */
async function isTester(config: OverrideConfig): Promise<boolean> {
  const headers = sessionHeaders();
  if (!headers.token) return false;
  const address = `${platformAddress(config)}/platform/v1/session/permissions`;
  const [answer] = (await readJson(address, CONFIG_TIMEOUT, headers)) as [
    { code?: unknown; data?: { testTools?: unknown } | null } | null,
    unknown,
  ];
  return answer?.code === 0 && answer.data?.testTools === true;
}

/** Sends requests only where a tester has stored an override, so that other pages start without the wait. */
async function findOverrides(store: Storage): Promise<Override[]> {
  const { location } = window;
  if (!isToolingOn(store) || isSafeMode(location.search)) return [];
  const paused = pausedOverrides(store);
  const maps = externalMaps(store).filter((map) => !paused.includes(map));
  if (storedOverrides(store).length === 0 && maps.length === 0) return [];
  try {
    const [config] = (await readJson('/config.json', CONFIG_TIMEOUT)) as [OverrideConfig, unknown];
    const { allowOverrides, moduleHosts } = config;
    const hosts = Array.isArray(moduleHosts) ? moduleHosts.map(String) : [];
    const isPermitted = allowOverrides === PERMITTED && (await isTester(config));
    const allowed = mayOverride(allowOverrides, isPermitted, location.hostname);
    if (!allowed) return [];
    const rules = { allowed, hosts, page: location };
    return activeOverrides(store, rules, await readExternalMaps(maps, rules));
  } catch {
    return [];
  }
}

/** Reads the import map, with one retry, and applies rollouts and overrides to it. */
export async function readPageMap(address: string): Promise<PageMap> {
  const store = window.localStorage;
  const fetchMap = (from: string) =>
    readJson(from, MAP_TIMEOUT).catch((error: Error) => {
      throw error.name === 'SyntaxError' ? new MapFault(error.message) : error;
    });
  const reading = firstFiles.start(address, (from) => fetchMap(from).catch(() => fetchMap(from)));
  const [[raw, answer], overrides] = await Promise.all([
    reading as ReturnType<typeof fetchMap>,
    findOverrides(store),
  ]);
  const subject = rolloutSubject(store, window.location.hostname);
  const composed = composeMap(parseServedMap(raw), subject, overrides);
  const { headers } = answer;
  return { revision: headers.get('etag'), base: address, link: headers.get('link'), ...composed };
}
