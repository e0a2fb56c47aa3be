import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import type { Locale } from '../contract';

const names: Record<Locale, string> = { 'zh-CN': 'zh-cn', 'en-US': 'en', 'fr-FR': 'fr' };

/** Puts dayjs, and with it antd's calendars, into the language; a failure leaves it in the one before. */
export async function setDateLocale(language: Locale): Promise<void> {
  if (language === 'fr-FR') await import('dayjs/locale/fr');
  dayjs.locale(names[language]);
}
