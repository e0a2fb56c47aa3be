import { getLanguage } from '@edu/shared-utility';

const form = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  new Intl.DateTimeFormat(getLanguage() === 'en-US' ? 'en-GB' : getLanguage(), {
    ...options,
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** `2026-11-27` formatted for an axis. */
export const shortDay = form({ month: 'short', day: 'numeric' });
/** The same for a table. */
export const wholeDay = form({ year: 'numeric', month: 'short', day: 'numeric' });
/** An hour of the day. */
export const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
