import { listQuery } from '@edu/shared-utility/admin';

const kinds = ['staff', 'teacher', 'student'] as const;

const filters = {
  keyword: 'text',
  kind: kinds,
  branchId: 'text',
  departmentId: 'text',
} as const;

/** The list's query in the URL. */
export const organizeQuery = listQuery({
  filters,
  sort: [],
  names: { branchId: 'branch', departmentId: 'department' },
});
