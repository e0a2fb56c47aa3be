import { type SQL, sql } from 'drizzle-orm';
import { startOf } from '../statistics/roll-up/days';

const MONTHS = 12;

/** Twelve months in the form `2026-11`, ending with the month of the day. */
export function monthsUpTo(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}

/** The month of a timestamp in the installation's time zone. */
export const monthOf = (at: SQL, zone: string): SQL =>
  sql`to_char(${at} AT TIME ZONE ${zone}::text, 'YYYY-MM')`;

/** The start of the first of the months. */
export const beginOf = (months: readonly string[], zone: string): SQL =>
  startOf(sql`${`${months[0]}-01`}::date`, zone);
