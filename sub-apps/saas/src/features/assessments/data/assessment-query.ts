import type { Assessment, AssessmentFilter, SkillLevel } from '@edu/shared-utility';
import { listQuery } from '@edu/shared-utility/admin';
import { type Days, momentsOf } from '../../../common/day-span';

export const assessmentStates = [
  'registered',
  'appointed',
  'passed',
  'certified',
  'failed',
  'withdrawn',
] as const satisfies readonly Assessment['status'][];

/** From the lowest to the highest. */
export const levels = [5, 4, 3, 2, 1] as const satisfies readonly SkillLevel[];

const levelTexts = ['5', '4', '3', '2', '1'] as const;

/** The list's query in the URL. */
export const assessmentQuery = listQuery({
  filters: {
    keyword: 'text',
    status: assessmentStates,
    level: levelTexts,
    skill: 'text',
    branchId: 'text',
    from: 'text',
    to: 'text',
  },
  sort: ['createdAt', 'appointedAt', 'score'],
  names: { branchId: 'branch' },
});

type Texts = Days & { readonly level?: (typeof levelTexts)[number] };

/**
 * Converts the query's texts to the call's parameters: the level to a number, dates to the start and end of days in the
 * user's time zone.
 */
export function toParams<P extends Texts>(
  { level, from, to, ...rest }: P,
  zone: string,
): Omit<P, 'level' | 'from' | 'to'> & Pick<AssessmentFilter, 'level' | 'from' | 'to'> {
  const { start, end } = momentsOf({ from, to }, zone);
  return {
    ...rest,
    ...(level && { level: Number(level) as SkillLevel }),
    ...(start && { from: start }),
    ...(end && { to: end }),
  };
}
