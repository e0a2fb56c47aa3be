import { context, formatDate } from '@edu/shared-utility';
import { type Day, dayOf, localDateTime, momentOf } from './days';

interface Times {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly zone: string;
}

/** A date in the usual format. */
const dayText = (day: Day): string =>
  formatDate(momentOf(context.get('timezone'), `${day}T12:00`)?.toISOString() ?? '');

/** `14:00–15:00` in a time zone, with the date of the end if it differs. */
export function timeRangeText(zone: string, { startsAt, endsAt }: Times): string {
  const [begin, end] = [localDateTime(zone, startsAt), localDateTime(zone, endsAt)];
  const last = end.slice(0, 10);
  const endDay = last === begin.slice(0, 10) ? '' : `${dayText(last)} `;
  return `${begin.slice(11)}–${endDay}${end.slice(11)}`;
}

/** Date and time for the reader. */
export const timesText = (zone: string, times: Times): string =>
  `${dayText(dayOf(zone, times.startsAt))} ${timeRangeText(zone, times)}`;

/** The same in the session's own time zone; null if it is the same local time. */
export function plannedText(zone: string, times: Times): string | null {
  if (localDateTime(zone, times.startsAt) === localDateTime(times.zone, times.startsAt))
    return null;
  const day = dayOf(times.zone, times.startsAt);
  const dayPrefix = day === dayOf(zone, times.startsAt) ? '' : `${dayText(day)} `;
  return `${dayPrefix}${timeRangeText(times.zone, times)} (${times.zone})`;
}
