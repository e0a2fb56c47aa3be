import { getLanguage } from '@edu/shared-utility';

/** The name of a language in the page's language. */
export const languageName = (locale: string): string =>
  new Intl.DisplayNames([getLanguage()], { type: 'language' }).of(locale.split('-')[0] ?? locale) ??
  locale;
