import { momentIn } from '@edu/shared-utility/admin';

/** A moment as a field writes it, `2026-11-24T09:00`, by the clocks of a time zone; null for none. */
export function momentAt(text: string, zone: string): string | null {
  const shown = Date.parse(`${text}Z`);
  return Number.isNaN(shown) ? null : (momentIn(zone, shown)?.toISOString() ?? null);
}

/** Date and time that the clocks of a zone show at a moment, as a field writes them. */
export function localDateTime(zone: string, iso: string | null): string {
  if (iso === null) return '';
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  } as const).formatToParts(new Date(iso));
  const of = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

const DAY = 86_400_000;
/** A year that somebody is still typing, 0020, is none: no results are asked for it. */
const FIRST = Date.UTC(1900, 0);

/** The first moment of a day, `2026-11-23`, or of the one so many days later. */
export function startOfDay(day: string, zone: string, later = 0): string | undefined {
  const shown = Date.parse(`${day}T00:00:00Z`);
  if (!(shown >= FIRST)) return undefined;
  return momentIn(zone, shown + later * DAY)?.toISOString();
}
