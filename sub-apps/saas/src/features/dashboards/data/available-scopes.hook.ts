import { useArePermissionsKnown, useCan } from '@edu/shared-utility';
import { data } from '../../../common/page-data';
import { type DashboardQuery, reaches } from './address';
import type { Preset } from './presets';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/**
 * Of which organisations the person may see figures.
 *
 * @param words of all of the tenant, of the whole platform, and of what an old link names and is not there
 * @returns `wide` where a dashboard begins that shows all there is; undefined while that is not known
 */
export function useAvailableScopes(
  preset: Preset,
  query: DashboardQuery,
  words: { all: string; platform: string; gone: string },
) {
  const can = useCan();
  const arePermissionsKnown = useArePermissionsKnown();
  const mayRead = can('organ.read');
  const isOperator = can('platform.tenant');
  const read = data.useOrganFindQuery(undefined, { skip: !mayRead });
  const organs = read.data?.organs ?? [];
  const seesAll = read.data?.isAll === true && organs.length > 1;
  const choices: readonly Choice[] = [
    ...(isOperator ? [{ value: reaches.platform, label: words.platform }] : []),
    ...(seesAll ? [{ value: reaches.all, label: words.all }] : []),
    ...(seesAll ? organs.map(({ id, name }) => ({ value: id, label: name })) : []),
  ];
  const isRead = arePermissionsKnown && (!mayRead || read.isSuccess);
  const { organ } = query;
  const removed: readonly Choice[] =
    organ !== null && isRead && !choices.some(({ value }) => value === organ)
      ? [{ value: organ, label: words.gone, disabled: true }]
      : [];
  // an operator's own organisation has nobody but operators
  const isWide = preset.isWide === true || isOperator;
  const areOrgansKnown = !mayRead || isOperator || read.isSuccess || read.isError;
  const first = isWide && query.organ === null ? choices[0]?.value : undefined;
  return {
    choices: [...choices, ...removed],
    isKnown: arePermissionsKnown && (areOrgansKnown || !isWide),
    wide: first ?? null,
  };
}
