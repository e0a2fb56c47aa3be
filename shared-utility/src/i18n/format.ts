import { temporal } from '../environment';
import { context } from '../storage';
import { getLanguage } from './language';

/** The last formatter, cached because creating one is slower than formatting a hundred dates. */
let form: Intl.DateTimeFormat;
let formKey = '';

/** Date, or date and time, of an ISO 8601 moment in the person's language and time zone. */
export function formatDate(iso: string, style: 'date' | 'datetime' = 'date'): string {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return '';
  const language = getLanguage();
  const timeZone = context.get('timezone');
  const isInFigures = language === 'zh-CN';
  if (isInFigures && temporal) {
    const zoned = new temporal.ZonedDateTime(BigInt(moment * 1e6), timeZone);
    // 2026-03-02T00:30:00+08:00[Asia/Shanghai], as Intl writes it in Chinese
    const text = `${zoned}`.replaceAll('-', '/').replace('T', ' ');
    return text.slice(0, style === 'date' ? 10 : 16);
  }
  const key = language + timeZone + style;
  if (formKey !== key) {
    // English dates use en-GB with the month as a word, so that day and month are not confused.
    form = new Intl.DateTimeFormat(language === 'en-US' ? 'en-GB' : language, {
      year: 'numeric',
      month: isInFigures ? '2-digit' : 'short',
      day: isInFigures ? '2-digit' : 'numeric',
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
