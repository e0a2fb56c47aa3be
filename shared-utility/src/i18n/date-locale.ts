import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import type { Locale } from '../contract';

const names: Record<Locale, string> = { 'zh-CN': 'zh-cn', 'en-US': 'en', 'fr-FR': 'fr' };

/**
 * Switches dayjs, and so antd's calendars, to the language; rejects without a change when its file cannot be
 * loaded.
 */
export async function setDateLocale(language: Locale): Promise<void> {
  if (language === 'fr-FR') await import('dayjs/locale/fr');
  dayjs.locale(names[language]);
}
