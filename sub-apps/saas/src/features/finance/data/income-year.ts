import { dayOf } from '../../../common/days';

/** So many years back are offered. */
const YEARS = 6;

/** This year by the clocks of a time zone, and those before it. */
export function yearsNow(zone: string, now = Date.now()): readonly number[] {
  const current = Number(dayOf(now, zone).slice(0, 4));
  return Array.from({ length: YEARS }, (_, back) => current - back);
}

/** The year of an address, this one where it says none that is offered. */
export const yearOf = (text: string | null, years: readonly number[]): number =>
  years.find((year) => String(year) === text) ?? years[0] ?? 0;
