import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import type { Locale } from '../contract';

type AntdLocale = typeof zhCN;

const dayjsName: Record<Locale, string> = { 'zh-CN': 'zh-cn', 'en-US': 'en', 'fr-FR': 'fr' };
const loaded = new Map<Locale, AntdLocale>([['zh-CN', zhCN]]);

/** CommonJS locale files reach us wrapped once or twice, as the bundler likes it. */
const unwrap = (module: unknown): AntdLocale => {
  const inner = (module as { default?: unknown }).default ?? module;
  return ((inner as { default?: unknown }).default ?? inner) as AntdLocale;
};

const fetchers: Record<Exclude<Locale, 'zh-CN'>, () => Promise<AntdLocale>> = {
  'en-US': async () => unwrap(await import('antd/locale/en_US')),
  'fr-FR': async () => {
    const [antd] = await Promise.all([import('antd/locale/fr_FR'), import('dayjs/locale/fr')]);
    return unwrap(antd);
  },
};

/** Fetches the words of antd and dayjs for a language; a failure leaves Chinese in place. */
export async function loadUiLocale(language: Locale): Promise<void> {
  if (language === 'zh-CN' || loaded.has(language)) return;
  try {
    loaded.set(language, await fetchers[language]());
  } catch (reason) {
    console.warn(`The widgets' words in ${language} could not be loaded.`, reason);
  }
}

/** Puts dayjs into the language; antd follows through AppProviders. */
export function applyUiLocale(language: Locale): void {
  dayjs.locale(dayjsName[language]);
}

export function antdLocale(language: Locale): AntdLocale {
  return loaded.get(language) ?? zhCN;
}
