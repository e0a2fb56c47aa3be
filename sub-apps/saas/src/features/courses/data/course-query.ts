import type { CourseLevel, CourseStatus } from '@edu/shared-utility';
import { listQuery } from '@edu/shared-utility/admin';

export const statuses = [
  'draft',
  'published',
  'unpublished',
  'cancelled',
  'terminated',
] as const satisfies readonly CourseStatus[];

export const levels = [
  'beginner',
  'intermediate',
  'advanced',
] as const satisfies readonly CourseLevel[];

const filters = {
  keyword: 'text',
  status: statuses,
  categoryId: 'text',
  level: levels,
  teacherId: 'text',
  branchId: 'text',
} as const;

export type CourseConditions = typeof filters;

/** The list's query in the URL. */
export const courseQuery = listQuery({
  filters,
  sort: ['title', 'learnerCount', 'createdAt', 'updatedAt'],
  names: { categoryId: 'category', teacherId: 'teacher', branchId: 'branch' },
});
