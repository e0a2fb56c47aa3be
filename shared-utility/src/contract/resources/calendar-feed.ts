import { type None, post, read } from '../endpoint';

const base = '/platform/v1/calendar-feed';

/** Address that a person's calendar programme reads; one for each person and tenant. */
export interface CalendarFeed {
  /** Null if the person has none. */
  createdAt: string | null;
  /** When a programme last read it. */
  usedAt: string | null;
}

/**
 * Live sessions that a person holds, attends or may see in the calendar, for calendar apps, which cannot log in; ours.
 */
export const calendarFeed = {
  state: read<None, CalendarFeed>()(base, { ours: true, returns: 'object' }),
  /** Makes a new address, which is returned only once; the former one stops working. */
  open: post<None, CalendarFeed & { url: string }>()(`${base}/open`, {
    ours: true,
    returns: 'object',
  }),
  close: post<None, null>()(`${base}/close`, { ours: true }),
} as const;
