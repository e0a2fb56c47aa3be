import type { RegionNode } from '@edu/shared-utility/contract';
import areas from 'china-area-data';

const levels = ['province', 'city', 'county'] as const;

function regionsBelow(code: string, depth: number): RegionNode[] {
  const level = levels[depth];
  if (!level) return [];
  return Object.entries(areas[code] ?? {}).map(([id, name]) => ({
    id,
    name,
    level,
    children: regionsBelow(id, depth + 1),
  }));
}

let tree: RegionNode[] | undefined;

/** Provinces with their cities and counties, by GB/T 2260 code. */
export function regionTree(): RegionNode[] {
  tree ??= regionsBelow('86', 0);
  return tree;
}

export const isRegion = (id: string): boolean =>
  Object.values(areas).some((part) => Object.hasOwn(part, id));

/** A prefix for `LIKE`: codes within a region start like its own without trailing pairs of zeros. */
export const withinRegion = (id: string): string => `${id.replace(/(00)+$/, '')}%`;

/** Names from the province down: `广东省 / 深圳市`. */
export function regionName(id: string): string {
  const path = [`${id.slice(0, 2)}0000`, `${id.slice(0, 4)}00`, id];
  const parentCodes = ['86', path[0], path[1]];
  const names = path.map((code, index) => areas[parentCodes[index] ?? '']?.[code]);
  return [...new Set(names.filter((name) => name !== undefined))].join(' / ');
}
