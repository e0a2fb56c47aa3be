import type { AccountProfile, Gender } from '@edu/shared-utility';
import { trimmed } from '@edu/shared-utility/admin';

/** Values of the form's fields. */
export interface RecordValues {
  accountId: string | null;
  name: string;
  gender: Gender;
  idNumber: string;
  /** As 1990-12-31; '' for none. */
  birthday: string;
  email: string;
  address: string;
  education: string;
  employer: string;
}

export const valuesOf = (record: AccountProfile | null): RecordValues => ({
  accountId: record?.accountId ?? null,
  name: record?.name ?? '',
  gender: record?.gender ?? 'unknown',
  idNumber: record?.idNumber ?? '',
  birthday: record?.birthday ?? '',
  email: record?.email ?? '',
  address: record?.address ?? '',
  education: record?.education ?? '',
  employer: record?.employer ?? '',
});

/** An emptied optional field is sent as null, so that the server clears it. */
export function inputOf(values: RecordValues) {
  const { accountId, name, gender, idNumber, birthday, ...texts } = trimmed(values);
  return {
    ...(accountId && { accountId }),
    name,
    gender,
    idNumber: idNumber.toUpperCase() || null,
    birthday: birthday || null,
    email: texts.email || null,
    address: texts.address || null,
    education: texts.education || null,
    employer: texts.employer || null,
  };
}
