import { type SQL, sql } from 'drizzle-orm';
import { startOf } from '../statistics/roll-up/days';

const MONTHS = 12;

/** Twelve months, `2026-11`, that of the day last. */
export function monthsUpTo(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}

/** The month of an instant, as the installation's clocks have it. */
export const monthOf = (at: SQL, zone: string): SQL =>
  sql`to_char(${at} AT TIME ZONE ${zone}::text, 'YYYY-MM')`;

/** The instant at which the first of the months begins. */
export const beginOf = (months: readonly string[], zone: string): SQL =>
  startOf(sql`${`${months[0]}-01`}::date`, zone);
