import { getLanguage } from '@edu/shared-utility';

const locale = (): string => (getLanguage() === 'en-US' ? 'en-GB' : getLanguage());

const form = (options: Intl.DateTimeFormatOptions) => (iso: string) =>
  new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }).format(new Date(iso));

const monthFormat = form({ month: 'short' });
/** Formats `2026-11` for an axis, and for a table. */
export const shortMonth = (iso: string): string => monthFormat(iso).replace('.', '');
export const wholeMonth = form({ year: 'numeric', month: 'long' });
/** Formats `2026-11-27` likewise. */
export const shortDay = form({ month: 'numeric', day: 'numeric' });
export const wholeDay = form({ year: 'numeric', month: 'short', day: 'numeric' });

/** A short number that is legible from afar: `1.2万`. */
export const compact = (value: number): string =>
  new Intl.NumberFormat(getLanguage(), {
    notation: value < 10_000 ? 'standard' : 'compact',
    maximumFractionDigits: 1,
  }).format(value);

export const clockTime = (at: Date): string =>
  new Intl.DateTimeFormat(locale(), { timeStyle: 'medium', hourCycle: 'h23' }).format(at);
export const clockDay = (at: Date): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'full' }).format(at);
/** When the figures were read: only the time if it was today. */
export const momentOf = (at: Date, now = new Date()): string =>
  at.toDateString() === now.toDateString()
    ? clockTime(at)
    : new Intl.DateTimeFormat(locale(), {
        ...({ dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' } as const),
      }).format(at);
