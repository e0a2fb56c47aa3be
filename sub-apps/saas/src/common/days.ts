import { momentIn } from '@edu/shared-utility/admin';

/** A day in milliseconds. */
export const dayMs = 86_400_000;

/** Earlier years are incomplete input, such as 0020, and are not requested. */
const FIRST = Date.UTC(1900, 0);

const midnightAfter = (day: string, zone: string, daysLater: number): Date | null => {
  const clockTime = Date.parse(`${day}T00:00:00Z`);
  return clockTime >= FIRST ? momentIn(zone, clockTime + daysLater * dayMs) : null;
};

/** The start of a day such as `2026-11-23` in a time zone. */
export const startOfDay = (day: string, zone: string): Date | null => midnightAfter(day, zone, 0);

/** The start of the following day. */
export const endOfDay = (day: string, zone: string): Date | null => midnightAfter(day, zone, 1);

/** The moment of a field's value (`2026-11-24T09:00`) in a time zone. */
export function momentAt(text: string, zone: string): Date | null {
  const clockTime = Date.parse(`${text}Z`);
  return Number.isNaN(clockTime) ? null : momentIn(zone, clockTime);
}

/** The day of a moment in a time zone. */
export function dayOf(moment: number, zone: string): string {
  const form = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...form }).formatToParts(moment);
  const partValue = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${partValue('year')}-${partValue('month')}-${partValue('day')}`;
}

/** The last day before the moment at which something ends. */
export const lastDayBefore = (end: string, zone: string): string =>
  dayOf(Date.parse(end) - 1, zone);

/** Date and time of a moment in a time zone, in the format of a field. */
export function localDateTime(zone: string, iso: string): string {
  const options = { timeZone: zone, hourCycle: 'h23' } as const;
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...options,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  }).formatToParts(new Date(iso));
  const partValue = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${partValue('year')}-${partValue('month')}-${partValue('day')}T${partValue('hour')}:${partValue('minute')}`;
}

/** The calendar day `count` days later. */
export const plusDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
