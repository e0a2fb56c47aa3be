import type { Student, StudentBulkChange } from '@edu/shared-utility';

/** The student's present values of the fields that a bulk change sets. */
export const formerOf = (student: Student, change: StudentBulkChange): StudentBulkChange => ({
  ...(change.status !== undefined && { status: student.status }),
  ...(change.departmentId !== undefined && { departmentId: student.departmentId }),
  ...(change.branchId !== undefined && { branchId: student.branchId ?? null }),
});

/** Whether a bulk change would change nothing for a student. */
export const hasAlready = (student: Student, change: StudentBulkChange): boolean => {
  const formerValues = formerOf(student, change);
  return JSON.stringify(formerValues) === JSON.stringify({ ...formerValues, ...change });
};
