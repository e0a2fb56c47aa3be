import { momentIn } from '@edu/shared-utility/admin';

/** In milliseconds. */
export const aDay = 86_400_000;

/** A year that somebody is still typing, 0020, is none: no list is asked for it. */
const FIRST = Date.UTC(1900, 0);

const midnight = (day: string, zone: string, daysLater: number): Date | null => {
  const shown = Date.parse(`${day}T00:00:00Z`);
  return shown >= FIRST ? momentIn(zone, shown + daysLater * aDay) : null;
};

/** The first moment of a day, `2026-11-23`, by the clocks of a time zone. */
export const startOfDay = (day: string, zone: string): Date | null => midnight(day, zone, 0);

/** The first moment after it. */
export const endOfDay = (day: string, zone: string): Date | null => midnight(day, zone, 1);

/** A moment as a field writes it, `2026-11-24T09:00`, by the clocks of a time zone. */
export function momentAt(text: string, zone: string): Date | null {
  const shown = Date.parse(`${text}Z`);
  return Number.isNaN(shown) ? null : momentIn(zone, shown);
}

/** The day that a moment falls on there. */
export function dayOf(moment: number, zone: string): string {
  const form = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...form }).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}`;
}

/** The last day before a moment at which something ends. */
export const lastDayBefore = (end: string, zone: string): string =>
  dayOf(Date.parse(end) - 1, zone);

/** Date and time that the clocks of a zone show at a moment, as a field writes them. */
export function localDateTime(zone: string, iso: string): string {
  const options = { timeZone: zone, hourCycle: 'h23' } as const;
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...options,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  }).formatToParts(new Date(iso));
  const of = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

/** Another day of the calendar, so many later. */
export const plusDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * aDay).toISOString().slice(0, 10);
