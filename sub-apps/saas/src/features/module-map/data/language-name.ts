import { getLanguage } from '@edu/shared-utility';

/** What a language is called in the one of the page. */
export const languageName = (locale: string): string =>
  new Intl.DisplayNames([getLanguage()], { type: 'language' }).of(locale.split('-')[0] ?? locale) ??
  locale;
