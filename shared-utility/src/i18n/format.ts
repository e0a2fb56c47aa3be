import { context } from '../storage';
import { getLanguage } from './language';

/** English with the day first, as the French; the month in letters, so that it is not taken for the day. */
const inLetters = { 'zh-CN': null, 'en-US': 'en-GB', 'fr-FR': 'fr-FR' } as const;

/** The last form of a date: making one takes longer than a hundred dates. */
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

/** 0 to 1 as whole per cent, with the space that the language puts before the sign. */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(getLanguage(), { style: 'percent' }).format(share);
}
