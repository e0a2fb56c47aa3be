import { fenOf } from '../money';
import { daysOf } from './days-field.view';
import { salesPhrases } from './phrases';

const check = (isRight: boolean, words: string): Promise<void> =>
  isRight ? Promise.resolve() : Promise.reject(new Error(words));

/** Rules of the fields that forms of codes and orders share. */
export const salesRules = {
  amount: {
    validator: (_: unknown, text: string = '') =>
      check(fenOf(text) !== null, salesPhrases.t('priceWrong')),
  },
  course: {
    validator: (_: unknown, course: unknown) => check(!!course, salesPhrases.t('courseEmpty')),
  },
  days: {
    validator: (_: unknown, text: string = '') =>
      check(daysOf(text) !== undefined, salesPhrases.t('daysWrong')),
  },
};
