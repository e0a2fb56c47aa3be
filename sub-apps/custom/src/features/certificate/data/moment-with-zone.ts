import { context, formatDate } from '@edu/shared-utility';

/** A moment as the person reads it, with how far their clock is from the world's: what is printed is read elsewhere. */
export function momentWithZone(at: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: context.get('timezone'),
    timeZoneName: 'shortOffset',
  }).formatToParts(at);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return `${formatDate(at.toISOString(), 'datetime')} (${zone})`;
}
