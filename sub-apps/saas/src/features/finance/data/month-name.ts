import { getLanguage } from '@edu/shared-utility';

/** The name of the month `2026-11`, without the year. */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat(getLanguage(), { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
