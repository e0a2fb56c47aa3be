import { getLanguage } from '@edu/shared-utility';

/** Days are those of China, so that page and printed certificate agree wherever it is read. */
const ZONE = 'Asia/Shanghai';

export function printedDay(moment: string): string {
  const day = new Date(moment);
  if (Number.isNaN(day.getTime())) return '';
  const language = getLanguage();
  return new Intl.DateTimeFormat(language === 'en-US' ? 'en-GB' : language, {
    ...({ year: 'numeric', month: 'long', day: 'numeric' } as const),
    timeZone: ZONE,
  }).format(day);
}
