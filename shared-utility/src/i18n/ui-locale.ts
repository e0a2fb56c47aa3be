import zhCN from 'antd/locale/zh_CN';
import type { Locale } from '../contract';
import { emit } from '../events';
import { whenIdle } from '../idle';

type AntdLocale = typeof zhCN;

const loaded = new Map<Locale, AntdLocale>([['zh-CN', zhCN]]);

/** CommonJS locale files reach us wrapped once or twice, as the bundler likes it. */
const unwrap = (module: unknown): AntdLocale => {
  const inner = (module as { default?: unknown }).default ?? module;
  return ((inner as { default?: unknown }).default ?? inner) as AntdLocale;
};

const fetchers: Record<Exclude<Locale, 'zh-CN'>, () => Promise<AntdLocale>> = {
  'en-US': async () => unwrap(await import('antd/locale/en_US')),
  'fr-FR': async () => unwrap(await import('antd/locale/fr_FR')),
};

/** Fetches antd's words for a language; a failure leaves Chinese in place. */
export async function loadUiLocale(language: Locale): Promise<void> {
  if (language === 'zh-CN' || loaded.has(language)) return;
  try {
    loaded.set(language, await fetchers[language]());
  } catch (reason) {
    console.warn(`The widgets' words in ${language} could not be loaded.`, reason);
  }
}

/**
 * Puts calendars into the language; antd's own words follow through AppProviders. A failure is no news to
 * anybody: calendars keep the words they had, and the next choice of a language asks again.
 */
export async function applyDateLocale(language: Locale): Promise<void> {
  try {
    const { setDateLocale } = await import('./date-locale');
    await setDateLocale(language);
  } catch {
    // The module loader remembers a failure.
    emit('library:failed', { name: 'date-locale' });
  }
}

/** The same when the page has drawn: nothing at first sight is a calendar. */
export function applyDateLocaleLater(language: () => Locale): void {
  whenIdle(() => void applyDateLocale(language()));
}

export function antdLocale(language: Locale): AntdLocale {
  return loaded.get(language) ?? zhCN;
}
