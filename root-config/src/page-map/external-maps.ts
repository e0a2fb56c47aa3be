import type { OverrideRules } from './active-overrides';
import { isAllowedAddress } from './hosts';
import { EXTERNAL } from './override-keys';
import type { Override } from './overrides';
import { readJson } from './read-json';

/** An invalid stored value counts as an empty list. */
export function externalMaps(store: Pick<Storage, 'getItem'>): string[] {
  try {
    const raw: unknown = JSON.parse(store.getItem(EXTERNAL) ?? '[]');
    return Array.isArray(raw) ? raw.map(String) : [];
  } catch {
    return [];
  }
}

const FETCH_TIMEOUT = 3_000;

/**
 * Entries of a map, with relative addresses resolved against the map's own. Rejects where it cannot be fetched.
 *
 * @param map address as it is stored
 */
export async function fetchMapEntries(map: string): Promise<Override[]> {
  const { href } = new URL(map, window.location.href);
  const [raw] = await readJson(href, FETCH_TIMEOUT);
  const { imports } = (raw ?? {}) as { imports?: Record<string, unknown> };
  return Object.entries(imports ?? {}).flatMap(([module, line]) =>
    typeof line === 'string' && URL.canParse(line, href)
      ? [{ module, address: new URL(line, href).href, map }]
      : [],
  );
}

/**
 * The entries of a tester's external maps; a later map wins over an earlier one. A map that cannot be fetched is
 * reported in the console and left out, so that the page still starts.
 */
export async function readExternalMaps(
  maps: readonly string[],
  { hosts, page }: Pick<OverrideRules, 'hosts' | 'page'>,
): Promise<Override[]> {
  const results = await Promise.all(
    maps.map(async (address) => {
      try {
        if (!isAllowedAddress(address, hosts, page)) throw new Error('its host is not allowed');
        return await fetchMapEntries(address);
      } catch (reason) {
        console.warn(`The external import map ${address} is not used.`, reason);
        return [];
      }
    }),
  );
  return [...new Map(results.flat().map((item) => [item.module, item])).values()];
}
