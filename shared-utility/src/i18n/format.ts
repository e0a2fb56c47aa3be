import { context } from '../storage';
import { getLanguage } from './language';

/** Date, or date and time, of an ISO 8601 moment in the person's language and time zone. */
export function formatDate(iso: string, style: 'date' | 'datetime' = 'date'): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  return new Intl.DateTimeFormat(getLanguage(), {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(style === 'datetime' && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    timeZone: context.get('timezone'),
  }).format(moment);
}

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(getLanguage()).format(value);
}
