import type { Student, StudentOrder } from '@edu/shared-utility';

/** The student's present values of what an order changes. */
export const formerOf = (student: Student, order: StudentOrder): StudentOrder => ({
  ...(order.status !== undefined && { status: student.status }),
  ...(order.departmentId !== undefined && { departmentId: student.departmentId }),
  ...(order.branchId !== undefined && { branchId: student.branchId ?? null }),
});

/** Whether an order would change nothing for a student. */
export const hasAlready = (student: Student, order: StudentOrder): boolean => {
  const formerValues = formerOf(student, order);
  return JSON.stringify(formerValues) === JSON.stringify({ ...formerValues, ...order });
};
