import { type None, post, read } from '../endpoint';

const base = '/platform/v1/calendar-feed';

/** The address that a person's calendar programme reads by itself; there is one a person and tenant. */
export interface CalendarFeed {
  /** Null where there is none. */
  createdAt: string | null;
  /** When a programme last read it. */
  usedAt: string | null;
}

/** Live sessions that a person holds, learns or sees in the calendar of their places, for programmes without a log-in; ours. */
export const calendarFeed = {
  state: read<None, CalendarFeed>()(base, { ours: true, returns: 'object' }),
  /** A new address, said this once; a former one ends. */
  open: post<None, CalendarFeed & { url: string }>()(`${base}/open`, {
    ours: true,
    returns: 'object',
  }),
  close: post<None, null>()(`${base}/close`, { ours: true }),
} as const;
