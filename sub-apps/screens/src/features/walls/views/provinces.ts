import type { Veiled } from '@edu/shared-utility';
import { provinceName as nameOf } from '@edu/shared-utility/charts';
import { provinceShapes } from '../map/province-shapes';
import { phrases } from '../phrases';

export interface Province {
  /** Null for what lies in none. */
  readonly regionId: string | null;
  readonly value: Veiled;
}

const codes: ReadonlySet<string> = new Set(provinceShapes.map(([code]) => code));

/** A province in the language of the wall. */
export const provinceName = (regionId: string | null): string =>
  regionId === null ? phrases.t('elsewhere') : (nameOf(regionId) ?? regionId);

/** All provinces, those with people first: a province without any has its noughts. */
export function allProvinces<P extends { readonly regionId: string | null }>(
  found: readonly P[],
  without: (regionId: string) => P,
): P[] {
  const known = new Set(found.map(({ regionId }) => regionId));
  return [...found, ...[...codes].filter((code) => !known.has(code)).map(without)];
}
