import type { CertificateField } from '@edu/shared-utility/contract';
import type { CertificateValues } from '../../db/schema';
import { todayIn } from '../../http/today';
import type { PrintedCertificate } from './paint-job';

/** Dates on certificates and in their numbers use Chinese time, wherever the server and the user are. */
const ZONE = 'Asia/Shanghai';

export const dayOf = (moment: Date): string => todayIn(ZONE, moment);

export interface Printable {
  readonly number: string;
  readonly values: CertificateValues;
  readonly issuedAt: Date;
  readonly expiresAt: Date | null;
}

/** The texts to print on a certificate. */
export const textsOf = ({
  number,
  values,
  issuedAt,
  expiresAt,
}: Printable): PrintedCertificate['texts'] => ({
  name: values.name,
  idNumber: values.idNumber,
  certificateNo: number,
  trainTitle: values.trainTitle,
  organName: values.organName,
  score: values.score,
  hours: values.hours,
  issuedAt: dayOf(issuedAt),
  expiresAt: expiresAt ? dayOf(expiresAt) : '',
});

/** The page where anybody can check a certificate; its address holds only what is printed on it. */
export function verificationUrl(
  origin: string,
  { number, name }: { readonly number: string; readonly name: string },
): string {
  const query = new URLSearchParams({ certificateNo: number, name });
  return `${origin}/custom/certificateQueryResult?${query}`;
}

/** Whether a template prints a value, as a field of its own or inside a fixed text. */
export const prints = (
  fields: readonly CertificateField[],
  name: CertificateField['key'],
): boolean =>
  fields.some(
    ({ key, text = '' }) => key === name || (key === 'text' && text.includes(`{${name}}`)),
  );

/** The date some calendar months later; the month's last day if it has no such day. */
export function monthsLater(from: Date, months: number | null): Date | null {
  if (months === null) return null;
  const expiry = new Date(from);
  const day = expiry.getUTCDate();
  expiry.setUTCDate(1);
  expiry.setUTCMonth(expiry.getUTCMonth() + months);
  const last = new Date(
    Date.UTC(expiry.getUTCFullYear(), expiry.getUTCMonth() + 1, 0),
  ).getUTCDate();
  expiry.setUTCDate(Math.min(day, last));
  return expiry;
}
