import type { HiddenIfFew } from '@edu/shared-utility';
import { provinceName as nameOf } from '@edu/shared-utility/charts';
import { provinceShapes } from '../map/province-shapes';
import { phrases } from '../phrases';

export interface Province {
  /** Null for what belongs to no province. */
  readonly regionId: string | null;
  readonly value: HiddenIfFew;
}

const codes: ReadonlySet<string> = new Set(provinceShapes.map(([code]) => code));

/** Name of a province in the current language. */
export const provinceName = (regionId: string | null): string =>
  regionId === null ? phrases.t('elsewhere') : (nameOf(regionId) ?? regionId);

/** All provinces, those with people first, the others with zeros. */
export function allProvinces<P extends { readonly regionId: string | null }>(
  regions: readonly P[],
  without: (regionId: string) => P,
): P[] {
  const regionIds = new Set(regions.map(({ regionId }) => regionId));
  return [...regions, ...[...codes].filter((code) => !regionIds.has(code)).map(without)];
}
