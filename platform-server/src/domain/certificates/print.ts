import type { CertificateField } from '@edu/shared-utility/contract';
import type { CertificateValues } from '../../db/schema';
import { todayIn } from '../../http/today';
import type { Printed } from './paint-job';

/** Days on certificates and in their numbers are China's, wherever the server is and whoever prints. */
const ZONE = 'Asia/Shanghai';

export const dayOf = (moment: Date): string => todayIn(ZONE, moment);

export interface Printable {
  readonly number: string;
  readonly values: CertificateValues;
  readonly issuedAt: Date;
  readonly expiresAt: Date | null;
}

/** What the letters of a certificate say. */
export const textsOf = ({ number, values, issuedAt, expiresAt }: Printable): Printed['texts'] => ({
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

/** The page where anybody checks it; what is in the address is on the certificate, too. */
export function checkAddress(
  origin: string,
  { number, name }: { readonly number: string; readonly name: string },
): string {
  const query = new URLSearchParams({ certificateNo: number, name });
  return `${origin}/custom/certificateQueryResult?${query}`;
}

/** Whether a template prints a value, alone or within fixed words. */
export const prints = (
  fields: readonly CertificateField[],
  name: CertificateField['key'],
): boolean =>
  fields.some(
    ({ key, text = '' }) => key === name || (key === 'text' && text.includes(`{${name}}`)),
  );

/** Calendar months later; of a day that the month lacks its last one. */
export function monthsLater(from: Date, months: number | null): Date | null {
  if (months === null) return null;
  const then = new Date(from);
  const day = then.getUTCDate();
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() + months);
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(day, last));
  return then;
}
