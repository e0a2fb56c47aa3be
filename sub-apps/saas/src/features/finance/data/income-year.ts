import { dayOf } from '../../../common/days';

/** Number of years offered. */
const YEARS = 6;

/** The present year in a time zone, and the years before. */
export function offeredYears(zone: string, now = Date.now()): readonly number[] {
  const current = Number(dayOf(now, zone).slice(0, 4));
  return Array.from({ length: YEARS }, (_, yearsAgo) => current - yearsAgo);
}

/** The year in the URL; the present one if it is missing or not offered. */
export const yearOf = (text: string | null, years: readonly number[]): number =>
  years.find((year) => String(year) === text) ?? years[0] ?? 0;
