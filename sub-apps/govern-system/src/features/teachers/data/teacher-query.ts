import { type FilterValues, listQuery } from '@edu/shared-utility/admin';

export const statuses = ['active', 'leave', 'left'] as const;

const filters = {
  keyword: 'text',
  status: statuses,
  departmentId: 'text',
  branchId: 'text',
  subject: 'text',
} as const;

export type TeacherConditions = typeof filters;
export type Conditions = FilterValues<TeacherConditions>;

/** The list of teachers in its address. */
export const teacherQuery = listQuery({
  filters,
  sort: ['name', 'joinedOn', 'createdAt'],
  names: { departmentId: 'department', branchId: 'branch' },
});
