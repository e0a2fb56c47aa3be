import { endOfDay, startOfDay } from './days';

/** First and last day of a span. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Whether the last day is before the first; then it is ignored. */
export const isBackwards = ({ from = '', to = '' }: Days): boolean =>
  from !== '' && to > '1900' && to < from;

/** Converts days to moments: from the start of the first to the end of the last, in the person's zone. */
export function momentsOf({ from = '', to = '' }: Days, zone: string) {
  const end = isBackwards({ from, to }) ? null : endOfDay(to, zone);
  return { start: startOfDay(from, zone)?.toISOString(), end: end?.toISOString() };
}
