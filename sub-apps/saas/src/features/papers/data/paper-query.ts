import { listQuery } from '@edu/shared-utility/admin';

export const types = ['fixed', 'random'] as const;
/** Values in the URL: draft, enabled, disabled. */
export const statuses = ['0', '1', '2'] as const;

const filters = {
  keyword: 'text',
  status: statuses,
  type: types,
  categoryId: 'text',
  branchId: 'text',
} as const;

export type PaperConditions = typeof filters;

/** The list's query in the URL. */
export const paperQuery = listQuery({
  filters,
  sort: ['title', 'createdAt', 'updatedAt'],
  names: { categoryId: 'category', branchId: 'branch' },
});
