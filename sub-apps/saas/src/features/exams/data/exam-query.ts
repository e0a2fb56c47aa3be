import { listQuery } from '@edu/shared-utility/admin';

export const statuses = ['draft', 'published', 'archived'] as const;
export const phases = ['planned', 'running', 'over'] as const;

const filters = {
  keyword: 'text',
  status: statuses,
  phase: phases,
  branchId: 'text',
} as const;

export type ExamConditions = typeof filters;

/** The list's query in the URL. */
export const examQuery = listQuery({
  filters,
  sort: ['title', 'startsAt', 'createdAt'],
  names: { branchId: 'branch' },
});
