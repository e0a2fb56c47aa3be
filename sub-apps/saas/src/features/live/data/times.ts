import { formatDate, getLanguage } from '@edu/shared-utility';
import { dayOf, shownIn } from './days';

interface Times {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly zone: string;
}

/** `14:00–15:00` by the clocks of a zone. */
export const hoursIn = (zone: string, { startsAt, endsAt }: Times): string =>
  `${shownIn(zone, startsAt).slice(11)}–${shownIn(zone, endsAt).slice(11)}`;

/** When it is, for who reads it. */
export const timesText = (zone: string, times: Times): string =>
  `${formatDate(times.startsAt, 'date')} ${hoursIn(zone, times)}`;

/** The same where it was planned, if clocks show something else there. */
export function plannedText(zone: string, times: Times): string | null {
  if (shownIn(zone, times.startsAt) === shownIn(times.zone, times.startsAt)) return null;
  const day = dayOf(times.zone, times.startsAt);
  const other = day === dayOf(zone, times.startsAt) ? '' : `${day} `;
  return `${other}${hoursIn(times.zone, times)} (${times.zone})`;
}

/** `2 小时`, `45 分钟`: the two largest units of a span of milliseconds. */
export function spanText(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  const parts = [
    ['day', Math.floor(minutes / 1440)],
    ['hour', Math.floor((minutes % 1440) / 60)],
    ['minute', minutes % 60],
  ] as const;
  return parts
    .filter(([, count]) => count > 0)
    .slice(0, 2)
    .map(([unit, count]) =>
      new Intl.NumberFormat(getLanguage(), { style: 'unit', unit, unitDisplay: 'long' }).format(
        count,
      ),
    )
    .join(' ');
}
