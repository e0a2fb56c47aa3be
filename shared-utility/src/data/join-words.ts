import { getLanguage } from '@edu/shared-utility';

/** Joins words to a list with the separator of the person's language: 甲、乙 or A, B. */
export const joinWords = (words: readonly string[]): string =>
  new Intl.ListFormat(getLanguage(), { type: 'conjunction', style: 'narrow' }).format(words);
