import type { Student, StudentInput, StudentStatus } from '@edu/shared-utility';

/** What the form's fields hold. */
export interface StudentFormValues {
  name: string;
  phone: string;
  email: string;
  idNumber: string;
  departmentId: string | null;
  status: StudentStatus;
}

export const toValues = (student: Student | null): StudentFormValues => ({
  name: student?.name ?? '',
  phone: student?.phone ?? '',
  email: student?.email ?? '',
  idNumber: student?.idNumber ?? '',
  departmentId: student?.departmentId ?? null,
  status: student?.status ?? 'active',
});

/** An emptied optional field is sent as null: the server forgets the old value. */
export const toInput = (values: StudentFormValues): StudentInput => ({
  name: values.name.trim(),
  phone: values.phone.trim(),
  email: values.email.trim() || null,
  idNumber: values.idNumber.trim().toUpperCase() || null,
  departmentId: values.departmentId,
  status: values.status,
});

/** True when sending the form would change something. */
export const isChanged = (before: StudentFormValues, now: StudentFormValues): boolean =>
  JSON.stringify(toInput(before)) !== JSON.stringify(toInput(now));
