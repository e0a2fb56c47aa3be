import { type FilterValues, listQuery } from '@edu/shared-utility/admin';

/** The URL parameter that opens the form of a new student. */
export const newStudentFlag = 'new';
export const newStudentPath = `/saas/student?${newStudentFlag}=1`;

const filters = {
  keyword: 'text',
  status: ['active', 'suspended'],
  departmentId: 'text',
  branchId: 'text',
} as const;
export type StudentConditions = typeof filters;
export type StudentFilterValues = FilterValues<StudentConditions>;

/** The list's query in the URL. */
export const studentQuery = listQuery({
  filters,
  sort: ['name', 'phone', 'createdAt'],
  names: { departmentId: 'department', branchId: 'branch' },
});
