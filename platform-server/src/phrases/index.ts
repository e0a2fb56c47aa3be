import { type ErrorCode, errorCodes, type Locale } from '@edu/shared-utility/contract';
import { enUS } from './en-US';
import { frFR } from './fr-FR';
import { type PhraseKey, type Phrases, zhCN } from './zh-CN';

export type { PhraseKey } from './zh-CN';

const byLocale: Readonly<Record<Locale, Phrases>> = {
  'zh-CN': zhCN,
  'en-US': enUS,
  'fr-FR': frFR,
};

export const locales = Object.keys(byLocale) as readonly Locale[];

/** The caller's language from the `locale` header; Chinese when missing or unknown. */
export function localeOf(header: unknown): Locale {
  return locales.find((locale) => locale === header) ?? 'zh-CN';
}

export function isPhraseKey(key: string): key is PhraseKey {
  return Object.hasOwn(zhCN, key);
}

export type PhraseValues = Readonly<Record<string, string | number | readonly string[]>>;

/** Made once for each locale, because an export joins words in every row. */
const listFormats = new Map<Locale, Intl.ListFormat>();

/** Words as that language lists them: 甲、乙 or a, b. */
export function joinWords(locale: Locale, words: readonly string[]): string {
  const format =
    listFormats.get(locale) ??
    new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' });
  listFormats.set(locale, format);
  return format.format(words);
}

/** The phrase in that language, with `{name}` places filled; a list is joined as the language does. */
export function phrase(locale: Locale, key: PhraseKey, values: PhraseValues = {}): string {
  return byLocale[locale][key].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'object' ? joinWords(locale, value) : `${value}`;
  });
}

const nameOfCode = new Map<number, string>(
  Object.entries(errorCodes).map(([name, code]) => [code, name]),
);

/** The phrase of an error code; a code without one is a programming error that a test finds. */
export function codePhrase(code: ErrorCode): PhraseKey {
  const key = `error.${nameOfCode.get(code)}`;
  return isPhraseKey(key) ? key : 'error.internal';
}
