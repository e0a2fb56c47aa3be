import { getLanguage } from '@edu/shared-utility';

/** `2026-11` as a person reads it within its year. */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat(getLanguage(), { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
