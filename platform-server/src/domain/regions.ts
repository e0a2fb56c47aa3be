import type { RegionNode } from '@edu/shared-utility/contract';
import areas from 'china-area-data';

const levels = ['province', 'city', 'county'] as const;

function below(code: string, depth: number): RegionNode[] {
  const level = levels[depth];
  if (!level) return [];
  return Object.entries(areas[code] ?? {}).map(([id, name]) => ({
    id,
    name,
    level,
    children: below(id, depth + 1),
  }));
}

let tree: RegionNode[] | undefined;

/** Provinces with their cities and counties, by GB/T 2260 code. */
export function regionTree(): RegionNode[] {
  tree ??= below('86', 0);
  return tree;
}

export const isRegion = (id: string): boolean =>
  Object.values(areas).some((part) => Object.hasOwn(part, id));
