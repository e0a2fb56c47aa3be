import type { RegionNode } from '@edu/shared-utility';

/** Names from the province down to the region of that id; empty where it is unknown. */
export function regionPath(regions: readonly RegionNode[], id: string | null): string[] {
  for (const region of regions) {
    if (region.id === id) return [region.name];
    const pathBelow = regionPath(region.children, id);
    if (pathBelow.length > 0) return [region.name, ...pathBelow];
  }
  return [];
}

/** The full name of a region: 上海市 / 浦东新区. */
export const regionName = (regions: readonly RegionNode[], id: string | null): string =>
  regionPath(regions, id).join(' / ');
