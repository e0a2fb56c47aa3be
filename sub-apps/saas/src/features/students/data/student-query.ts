import { listQuery } from '@edu/shared-utility/admin';

/** In an address: begin a new student. */
export const newStudentFlag = 'new';
export const newStudentPath = `/saas/student?${newStudentFlag}=1`;

/** The students of an address. */
export const studentQuery = listQuery({
  filters: { keyword: 'text', status: ['active', 'suspended'], departmentId: 'text' },
  sort: ['name', 'phone', 'createdAt'],
  names: { departmentId: 'department' },
});
