import { momentIn } from '@edu/shared-utility/admin';
import { dayMs, localDateTime, plusDays } from '../../../common/days';

export { localDateTime, plusDays };

/** A calendar date such as `2026-11-23`, without time zone. */
export type Day = string;

const asUtc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const asDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);

export const isDay = (text: string | null): text is Day =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(asUtc(text));

/** The instant of a local date and time; null if it is invalid or skipped by a clock change. */
export function momentOf(zone: string, clockTime: string): Date | null {
  const time = Date.parse(`${clockTime}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clockTime) || Number.isNaN(time)) return null;
  const moment = momentIn(zone, time);
  return localDateTime(zone, moment.toISOString()) === clockTime ? moment : null;
}

export const dayOf = (zone: string, iso: string): Day => localDateTime(zone, iso).slice(0, 10);

/** The same day of another month, or the last one of that month. */
export function plusMonths(day: Day, count: number): Day {
  const date = new Date(asUtc(day));
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1);
  const next = new Date(first);
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  return asDay(first + (Math.min(date.getUTCDate(), last) - 1) * dayMs);
}

/** The Monday of a day's week. */
const mondayOf = (day: Day): Day => plusDays(day, -((new Date(asUtc(day)).getUTCDay() + 6) % 7));

export type Mode = 'month' | 'week';

/** The weeks that the calendar shows: whole weeks from Monday. */
export function weeksOf(mode: Mode, day: Day): Day[][] {
  const weekOf = (monday: Day): Day[] =>
    [0, 1, 2, 3, 4, 5, 6].map((value) => plusDays(monday, value));
  if (mode === 'week') return [weekOf(mondayOf(day))];
  const first = `${day.slice(0, 7)}-01`;
  const weeks: Day[][] = [];
  for (let monday = mondayOf(first); monday < plusMonths(first, 1); monday = plusDays(monday, 7)) {
    weeks.push(weekOf(monday));
  }
  return weeks;
}

/** From the start of the first day to the end of the last. */
export function spanOf(zone: string, weeks: readonly (readonly Day[])[]) {
  const days = weeks.flat();
  const startOf = (day: Day): string => momentIn(zone, asUtc(day)).toISOString();
  return { from: startOf(days[0] ?? ''), to: startOf(plusDays(days.at(-1) ?? '', 1)) };
}

/** The dates in a time zone that a session overlaps. */
export function daysOf(
  zone: string,
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
): Day[] {
  const first = dayOf(zone, startsAt);
  const last = dayOf(zone, new Date(Date.parse(endsAt) - 1).toISOString());
  return first === last ? [first] : [first, last];
}

/** A range of two dates with common parts written once: `23 – 29 Nov 2026`. */
export const formatSpan = (language: string, first: Day, last: Day): string =>
  new Intl.DateTimeFormat(language, {
    ...({ timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' } as const),
  }).formatRange(asUtc(first), asUtc(last));

/** A date formatted in a language. */
export const formatDay = (
  language: string,
  day: Day,
  options: Intl.DateTimeFormatOptions,
): string => new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(asUtc(day));
