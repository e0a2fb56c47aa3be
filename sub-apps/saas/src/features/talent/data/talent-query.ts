import type { TalentFilter } from '@edu/shared-utility';
import { listQuery } from '@edu/shared-utility/admin';

export const standings = ['valid', 'lapsed'] as const;
export const scores = ['60', '70', '80', '90'] as const;

/** The list's query in the URL. */
export const talentQuery = listQuery({
  filters: {
    ...{ keyword: 'text', standing: standings, skill: 'text', regionId: 'text' },
    ...{ branchId: 'text', minScore: scores },
  },
  sort: ['certifiedAt', 'score', 'name'],
  names: { regionId: 'region', branchId: 'branch', minScore: 'score' },
});

/** Converts the score from the query's text to a number. */
export const withNumericScore = <P extends { readonly minScore?: (typeof scores)[number] }>({
  minScore,
  ...rest
}: P): Omit<P, 'minScore'> & Pick<TalentFilter, 'minScore'> => ({
  ...rest,
  ...(minScore && { minScore: Number(minScore) }),
});
