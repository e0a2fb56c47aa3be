import zhCN from 'antd/locale/zh_CN';
import type { Locale } from '../contract';
import { timing } from '../environment';
import { emit } from '../events';
import { whenIdle } from '../idle';

type AntdLocale = typeof zhCN;

const loaded = new Map<Locale, AntdLocale>([['zh-CN', zhCN]]);

/** CommonJS locale files are wrapped once or twice, depending on the bundler. */
const unwrap = (module: unknown): AntdLocale => {
  const inner = (module as { default?: unknown }).default ?? module;
  return ((inner as { default?: unknown }).default ?? inner) as AntdLocale;
};

const fetchers: Record<Exclude<Locale, 'zh-CN'>, () => Promise<AntdLocale>> = {
  'en-US': async () => unwrap(await import('antd/locale/en_US')),
  'fr-FR': async () => unwrap(await import('antd/locale/fr_FR')),
};

/** Loads antd's texts for a language; on failure Chinese is used. */
export async function loadUiLocale(language: Locale): Promise<void> {
  if (language === 'zh-CN' || loaded.has(language)) return;
  try {
    loaded.set(language, await fetchers[language]());
  } catch (reason) {
    console.warn(`The widgets' words in ${language} could not be loaded.`, reason);
  }
}

/**
 * Switches calendars to the language; antd's own texts follow through AppProviders. On failure calendars keep their
 * language, and the next change of language tries again.
 */
export async function applyDateLocale(language: Locale): Promise<void> {
  try {
    const { setDateLocale } = await import('./date-locale');
    await setDateLocale(language);
  } catch {
    // The module loader caches a failure, which this event clears.
    emit('library:failed', { name: 'date-locale' });
  }
}

/** The same, once the page is idle and has its rows, since no first render contains a calendar. */
export function applyDateLocaleLater(language: () => Locale): void {
  setTimeout(whenIdle, timing.firstRows, () => void applyDateLocale(language()));
}

export function antdLocale(language: Locale): AntdLocale {
  return loaded.get(language) ?? zhCN;
}
