import { listQuery } from '@edu/shared-utility/admin';

export const statuses = ['draft', 'published', 'unpublished'] as const;
export const phases = ['planned', 'running', 'over'] as const;

const filters = {
  keyword: 'text',
  status: statuses,
  phase: phases,
  regionId: 'text',
  branchId: 'text',
} as const;

export type TrainConditions = typeof filters;

/** The list's query in the URL. */
export const trainQuery = listQuery({
  filters,
  sort: ['title', 'startsAt', 'createdAt'],
  names: { branchId: 'branch', regionId: 'region' },
});
