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

const names = ['name', 'phone', 'email', 'idNumber', 'departmentId', 'status'] as const;

/** What a form changes of a student: only that is sent, so that it undoes nobody's change of something else. */
export function changesOf(student: Student, input: StudentInput): Partial<StudentInput> {
  const changed = names.filter((name) => (input[name] ?? null) !== (student[name] ?? null));
  return Object.fromEntries(changed.map((name) => [name, input[name]]));
}

/** What somebody else changed of a student since it was read. */
export const changedMeanwhile = (before: Student, present: Student) =>
  names.filter((name) => (before[name] ?? null) !== (present[name] ?? null));

/** The present row with what the person typed since the one that they had read. */
export function mergeValues(
  before: Student,
  present: Student,
  typed: StudentFormValues,
): StudentFormValues {
  const mine = toValues(before);
  const own = names.filter((name) => typed[name] !== mine[name]);
  const kept = Object.fromEntries(own.map((name) => [name, typed[name]]));
  return { ...toValues(present), ...kept };
}

/** True when sending the form would change something. */
export const isChanged = (before: StudentFormValues, now: StudentFormValues): boolean =>
  JSON.stringify(toInput(before)) !== JSON.stringify(toInput(now));
