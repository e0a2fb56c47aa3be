import type { Assessment, AssessmentFilter, SkillLevel } from '@edu/shared-utility';
import { listQuery } from '@edu/shared-utility/admin';

export const assessmentStates = [
  'registered',
  'appointed',
  'passed',
  'certified',
  'failed',
  'withdrawn',
] as const satisfies readonly Assessment['status'][];

/** From the lowest. */
export const levels = [5, 4, 3, 2, 1] as const satisfies readonly SkillLevel[];

const levelTexts = ['5', '4', '3', '2', '1'] as const;

/** The assessments of an address. */
export const assessmentQuery = listQuery({
  filters: {
    keyword: 'text',
    status: assessmentStates,
    level: levelTexts,
    skill: 'text',
    branchId: 'text',
  },
  sort: ['createdAt', 'appointedAt', 'score'],
  names: { branchId: 'branch' },
});

/** An address says texts, the call takes the level's figure. */
export const inFigures = <P extends { readonly level?: (typeof levelTexts)[number] }>({
  level,
  ...rest
}: P): Omit<P, 'level'> & Pick<AssessmentFilter, 'level'> => ({
  ...rest,
  ...(level && { level: Number(level) as SkillLevel }),
});
