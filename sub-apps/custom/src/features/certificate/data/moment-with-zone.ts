import { context, formatDate } from '@edu/shared-utility';

/** A moment in the person's time zone with its UTC offset, since a printout may be read elsewhere. */
export function momentWithZone(at: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: context.get('timezone'),
    timeZoneName: 'shortOffset',
  }).formatToParts(at);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return `${formatDate(at.toISOString(), 'datetime')} (${zone})`;
}
