import { FieldError } from '../../http/business-error';
import { todayIn } from '../../http/today';
import type { PeriodInput } from './fields';

const DAY = 86_400_000;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;

/** Whole days in the installation's time zone, both ends included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The requested days: the end defaults to today, the start to thirty days before. */
export function daysOf({ from, to }: PeriodInput, zone: string, now = new Date()): DayRange {
  const last = to ?? todayIn(zone, now);
  const first = from ?? daysAfter(last, 1 - DEFAULT_DAYS);
  if (first > last) throw new FieldError(to === undefined ? 'from' : 'to', 'statistics.order');
  if ((Date.parse(last) - Date.parse(first)) / DAY >= MAX_DAYS) {
    throw new FieldError('from', 'statistics.long');
  }
  return { from: first, to: last, zone };
}

/** A period split into whole months and single days at its ends. */
export interface MonthsAndDays {
  /** First days of the first whole month and of the month after the last; null without a whole month. */
  readonly months: { readonly from: string; readonly before: string } | null;
  readonly days: readonly { readonly from: string; readonly before: string }[];
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
const nextMonth = (day: string): string => monthOf(daysAfter(monthOf(day), 31));

/** Splits a period, since long periods are read by month and only the rest by day. */
export function splitIntoMonths({ from, to }: Pick<DayRange, 'from' | 'to'>): MonthsAndDays {
  const dayAfterEnd = daysAfter(to, 1);
  const first = from === monthOf(from) ? from : nextMonth(from);
  const last = monthOf(dayAfterEnd);
  if (first >= last) return { months: null, days: [{ from, before: dayAfterEnd }] };
  const boundaries = [
    { from, before: first },
    { from: last, before: dayAfterEnd },
  ];
  return {
    months: { from: first, before: last },
    days: boundaries.filter((end) => end.from < end.before),
  };
}
