import { endOfDay, startOfDay } from './days';

/** Of a span, first and last. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Whether its last day is before its first: such a last day is left out. */
export const isBackwards = ({ from = '', to = '' }: Days): boolean =>
  from !== '' && to > '1900' && to < from;

/** From the beginning of the one day to the end of the other, where the person is. */
export function momentsOf({ from = '', to = '' }: Days, zone: string) {
  const end = isBackwards({ from, to }) ? null : endOfDay(to, zone);
  return { start: startOfDay(from, zone)?.toISOString(), end: end?.toISOString() };
}
