import type { Questionnaire } from '@edu/shared-utility';
import { parseNumber } from '../../../common/answering/parse-number';
import { localDateTime, momentAt } from '../../../common/moments';

/** Values of the fields: when and how often the questionnaire may be answered. */
export interface Terms {
  readonly anonymous: boolean;
  readonly repeats: boolean;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly limit: string;
  readonly thanks: string;
}

export const termsOf = (row: Questionnaire, zone: string): Terms => ({
  ...{ anonymous: row.anonymous, repeats: row.repeats, thanks: row.thanks },
  ...{ opensAt: localDateTime(zone, row.opensAt), closesAt: localDateTime(zone, row.closesAt) },
  limit: row.limit === null ? '' : String(row.limit),
});

/** The last moment that the fields offer. */
export const LAST_MOMENT = '2099-12-31T23:59';

const isTooLate = (moment: string): boolean => parseInt(moment, 10) > parseInt(LAST_MOMENT, 10);

/** The server's maximum. */
const MAX_ANSWERS = 100_000;

/** @returns undefined for an invalid limit, null for an empty field, which means no limit */
export function limitOf(written: string, language: string): number | null | undefined {
  if (written.trim() === '') return null;
  const limit = parseNumber(written, language);
  const isRight = Number.isInteger(limit) && limit !== null && limit >= 1 && limit <= MAX_ANSWERS;
  return isRight ? limit : undefined;
}

/** Whether a date field is incomplete, in which case the browser reports an empty value. */
export const isIncomplete = (key: 'opensAt' | 'closesAt'): boolean => {
  const field = document.getElementById(`terms-${key}`);
  return field instanceof HTMLInputElement && field.validity.badInput;
};

type TermsFault = 'momentHalf' | 'momentLate' | 'endsFirst' | 'limitWrong';

/** What is invalid, by field. */
export function faultsOf(
  terms: Terms,
  zone: string,
  language: string,
): Partial<Record<keyof Terms, TermsFault>> {
  const moments = ['opensAt', 'closesAt'] as const;
  const [opens, closes] = moments.map((key) => momentAt(terms[key], zone));
  return {
    ...(opens && closes && closes <= opens && { closesAt: 'endsFirst' }),
    ...Object.fromEntries(
      moments.filter((key) => isTooLate(terms[key])).map((key) => [key, 'momentLate']),
    ),
    ...Object.fromEntries(moments.filter(isIncomplete).map((key) => [key, 'momentHalf'])),
    ...(limitOf(terms.limit, language) === undefined && { limit: 'limitWrong' }),
  };
}

export const areSameTerms = (terms: Terms, other: Terms): boolean =>
  JSON.stringify(terms) === JSON.stringify(other);
