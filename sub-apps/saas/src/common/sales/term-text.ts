import { salesPhrases } from './phrases';

/** How long a course is open, in words. */
export const termText = (days: number | null): string =>
  days === null ? salesPhrases.t('ever') : salesPhrases.t('days', { count: days });
