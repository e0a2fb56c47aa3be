import { useArePermissionsKnown, useCan } from '@edu/shared-utility';
import { data } from '../../../common/page-data';
import { type DashboardQuery, organScopes } from './address';
import type { Preset } from './presets';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/**
 * The organisations whose figures the caller may see.
 *
 * @param words labels for the whole tenant, the whole platform, and an unknown id from an old link
 * @returns `wide` is the default scope of a dashboard over everything; undefined while it is loading
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
    ...(isOperator ? [{ value: organScopes.platform, label: words.platform }] : []),
    ...(seesAll ? [{ value: organScopes.all, label: words.all }] : []),
    ...(seesAll ? organs.map(({ id, name }) => ({ value: id, label: name })) : []),
  ];
  const isRead = arePermissionsKnown && (!mayRead || read.isSuccess);
  const { organ } = query;
  const removed: readonly Choice[] =
    organ !== null && isRead && !choices.some(({ value }) => value === organ)
      ? [{ value: organ, label: words.gone, disabled: true }]
      : [];
  // An operator's own organisation has only operators.
  const isWide = preset.isWide === true || isOperator;
  const areOrgansKnown = !mayRead || isOperator || read.isSuccess || read.isError;
  const first = isWide && query.organ === null ? choices[0]?.value : undefined;
  return {
    choices: [...choices, ...removed],
    isKnown: arePermissionsKnown && (areOrgansKnown || !isWide),
    wide: first ?? null,
  };
}
