import { momentIn } from '@edu/shared-utility/admin';

/** The ISO moment of a field's value (`2026-11-24T09:00`) in a time zone; null for an empty or invalid one. */
export function momentAt(text: string, zone: string): string | null {
  const clockTime = Date.parse(`${text}Z`);
  return Number.isNaN(clockTime) ? null : (momentIn(zone, clockTime)?.toISOString() ?? null);
}

/** Date and time of a moment in a time zone, in the format of a field. */
export function localDateTime(zone: string, iso: string | null): string {
  if (iso === null) return '';
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  } as const).formatToParts(new Date(iso));
  const partValue = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${partValue('year')}-${partValue('month')}-${partValue('day')}T${partValue('hour')}:${partValue('minute')}`;
}

const DAY = 86_400_000;
/** Earlier years are incomplete input, such as 0020, and are not requested. */
const FIRST = Date.UTC(1900, 0);

/** Start of a day such as `2026-11-23`, or of the day `later` days afterwards. */
export function startOfDay(day: string, zone: string, later = 0): string | undefined {
  const clockTime = Date.parse(`${day}T00:00:00Z`);
  if (!(clockTime >= FIRST)) return undefined;
  return momentIn(zone, clockTime + later * DAY)?.toISOString();
}
