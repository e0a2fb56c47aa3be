import type { Teacher, TeacherInput } from '@edu/shared-utility';
import { trimmed } from '@edu/shared-utility/admin';

/** Values of the form's fields. */
export interface TeacherValues extends TeacherInput {
  email: string;
  staffNumber: string;
  title: string;
  subjects: string[];
  departmentId: string | null;
  branchId: string | null;
  joinedOn: string;
  introduction: string;
}

export const valuesOf = (teacher: Teacher | null): TeacherValues => ({
  name: teacher?.name ?? '',
  phone: teacher?.phone ?? '',
  email: teacher?.email ?? '',
  staffNumber: teacher?.staffNumber ?? '',
  title: teacher?.title ?? '',
  subjects: teacher?.subjects ?? [],
  departmentId: teacher?.departmentId ?? null,
  branchId: teacher?.branchId ?? null,
  joinedOn: teacher?.joinedOn ?? '',
  status: teacher?.status ?? 'active',
  introduction: teacher?.introduction ?? '',
});

/** An emptied optional field is sent as null, so that the server clears it. */
export function inputOf(values: TeacherValues): TeacherInput {
  const { email, staffNumber, joinedOn, branchId, ...others } = trimmed(values);
  return {
    ...others,
    email: email || null,
    staffNumber: staffNumber || null,
    joinedOn: joinedOn || null,
    // If omitted, the platform uses the caller's branch.
    ...(branchId && { branchId }),
  };
}
