import { context, formatDate } from '@edu/shared-utility';
import { type Day, dayOf, localDateTime, momentOf } from './days';

interface Times {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly zone: string;
}

/** A day as dates are written elsewhere. */
const dayText = (day: Day): string =>
  formatDate(momentOf(context.get('timezone'), `${day}T12:00`)?.toISOString() ?? '');

/** `14:00–15:00` by the clocks of a zone; with the day of its end where that is another one. */
export function hoursIn(zone: string, { startsAt, endsAt }: Times): string {
  const [begin, end] = [localDateTime(zone, startsAt), localDateTime(zone, endsAt)];
  const last = end.slice(0, 10);
  const other = last === begin.slice(0, 10) ? '' : `${dayText(last)} `;
  return `${begin.slice(11)}–${other}${end.slice(11)}`;
}

/** When it is, for who reads it. */
export const timesText = (zone: string, times: Times): string =>
  `${dayText(dayOf(zone, times.startsAt))} ${hoursIn(zone, times)}`;

/** The same where it was planned, if clocks show something else there. */
export function plannedText(zone: string, times: Times): string | null {
  if (localDateTime(zone, times.startsAt) === localDateTime(times.zone, times.startsAt))
    return null;
  const day = dayOf(times.zone, times.startsAt);
  const other = day === dayOf(zone, times.startsAt) ? '' : `${dayText(day)} `;
  return `${other}${hoursIn(times.zone, times)} (${times.zone})`;
}
