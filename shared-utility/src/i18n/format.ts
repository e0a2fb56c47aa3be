import { context } from '../storage';
import { getLanguage } from './language';

/** English dates use en-GB with the month as a word, so that day and month are not confused. */
const inLetters = { 'zh-CN': null, 'en-US': 'en-GB', 'fr-FR': 'fr-FR' } as const;

/** The last formatter, cached because creating one is slower than formatting a hundred dates. */
let form: Intl.DateTimeFormat;
let formKey = '';

/** Date, or date and time, of an ISO 8601 moment in the person's language and time zone. */
export function formatDate(iso: string, style: 'date' | 'datetime' = 'date'): string {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return '';
  const language = getLanguage();
  const timeZone = context.get('timezone');
  const key = language + timeZone + style;
  if (formKey !== key) {
    const letters = inLetters[language];
    form = new Intl.DateTimeFormat(letters ?? language, {
      year: 'numeric',
      month: letters ? 'short' : '2-digit',
      day: letters ? 'numeric' : '2-digit',
      ...(style === 'datetime' && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
      timeZone,
    });
    formKey = key;
  }
  return form.format(moment);
}

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(getLanguage()).format(value);
}

/** Formats 0…1 as a whole percentage, with the language's space before the sign. */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(getLanguage(), { style: 'percent' }).format(share);
}
