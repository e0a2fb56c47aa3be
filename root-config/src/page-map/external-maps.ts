import { isAllowedAddress } from './hosts';
import { EXTERNAL } from './override-keys';
import type { Override, OverrideRules } from './overrides';

/** What is stored may be anybody's: no list is an empty one. */
export function externalMaps(store: Pick<Storage, 'getItem'>): string[] {
  try {
    const raw: unknown = JSON.parse(store.getItem(EXTERNAL) ?? '[]');
    return Array.isArray(raw) ? raw.map(String) : [];
  } catch {
    return [];
  }
}

/** Lines of a map; relative addresses start at the map. */
function linesOf(raw: unknown, base: string): Override[] {
  const { imports } = (raw ?? {}) as { imports?: Record<string, unknown> };
  return Object.entries(imports ?? {}).flatMap(([module, line]) =>
    typeof line === 'string' && URL.canParse(line, base)
      ? [{ module, address: new URL(line, base).href }]
      : [],
  );
}

/**
 * The lines of a tester's external maps, a later map before an earlier one. A map that does not come holds up no page:
 * it is told in the console and left out.
 *
 * @param read gets JSON from an address; rejects when there is none
 */
export async function readExternalMaps(
  maps: readonly string[],
  { hosts, page }: Pick<OverrideRules, 'hosts' | 'page'>,
  read: (address: string) => Promise<unknown>,
): Promise<Override[]> {
  const all = await Promise.all(
    maps.map(async (address) => {
      try {
        if (!isAllowedAddress(address, hosts, page)) throw new Error('its host is not allowed');
        const { href } = new URL(address, page.href);
        return linesOf(await read(href), href);
      } catch (reason) {
        console.warn(`The external import map ${address} is not used.`, reason);
        return [];
      }
    }),
  );
  return [...new Map(all.flat().map((one) => [one.module, one])).values()];
}
