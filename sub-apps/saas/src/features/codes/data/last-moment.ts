import { formatDate } from '@edu/shared-utility';

/** The last day of validity before that end, in the user's time zone. */
export const lastMomentText = (end: string): string =>
  formatDate(new Date(Date.parse(end) - 1).toISOString(), 'date');
