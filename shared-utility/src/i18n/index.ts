export { definePhrases } from './define-phrases';
export { localeNames, locales } from './engine';
export { formatDate, formatNumber, formatPercent } from './format';
export { getLanguage, prepareLanguage, setLanguage } from './language';
export { applyOverrides, keepOverrides } from './overrides';
export { sharedPhrases } from './shared-phrases';
export type { PhrasePath, Phrases, PhraseTree, PhraseValues, SameShape } from './types';
export { antdLocale } from './ui-locale';
