import type { Student, StudentInput } from '@edu/shared-utility';
import { trimmed } from '@edu/shared-utility/admin';

/** The values of the form's fields. */
export interface StudentValues extends StudentInput {
  email: string;
  idNumber: string;
}

export const valuesOf = (student: Student | null): StudentValues => ({
  name: student?.name ?? '',
  phone: student?.phone ?? '',
  email: student?.email ?? '',
  idNumber: student?.idNumber ?? '',
  departmentId: student?.departmentId ?? null,
  branchId: student?.branchId ?? null,
  status: student?.status ?? 'active',
});

/** An emptied optional field is sent as null, so that the server deletes the old value. */
export function inputOf(values: StudentValues): StudentInput {
  const { email, idNumber, branchId, ...others } = trimmed(values);
  return {
    ...others,
    email: email || null,
    idNumber: idNumber.toUpperCase() || null,
    // Without a branch, the server adds a new student to the caller's branch.
    ...(branchId && { branchId }),
  };
}
