import type { Teacher, TeacherInput } from '@edu/shared-utility';
import { trimmed } from '@edu/shared-utility/admin';

/** What the form's fields hold. */
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

/** An emptied optional field is sent as null: the server forgets the old value. */
export function inputOf(values: TeacherValues): TeacherInput {
  const { email, staffNumber, joinedOn, branchId, ...others } = trimmed(values);
  return {
    ...others,
    email: email || null,
    staffNumber: staffNumber || null,
    joinedOn: joinedOn || null,
    // not chosen, the platform puts a new teacher where the caller works
    ...(branchId && { branchId }),
  };
}
