import type { Difficulty, Question, QuestionContent } from '@edu/shared-utility';
import { localDrafts } from '../../../common/drafts/local-drafts';

/** What is edited of a question. */
export interface QuestionValues {
  readonly content: QuestionContent;
  readonly difficulty: Difficulty;
  readonly categoryId: string | null;
  readonly points: string[];
}

export const valuesOf = ({
  content,
  difficulty,
  categoryId,
  points,
}: Question): QuestionValues => ({
  ...{ content, difficulty, categoryId, points },
});

export const isSame = (value: unknown, other: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(other);

const standsAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, step) => (part instanceof Object ? part[step as never] : undefined),
      values,
    );

/** Of what was said against fields what still holds: a field that has changed since counts as mended. */
export const stillFaulty = (
  faults: Readonly<Record<string, string>>,
  values: QuestionValues,
  now: QuestionValues,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(faults).filter(([path]) => isSame(standsAt(values, path), standsAt(now, path))),
  );

/** Of `now` what is other than before: only that is sent. */
export const changedOf = (before: QuestionValues, now: QuestionValues): Partial<QuestionValues> =>
  Object.fromEntries(
    Object.entries(now).filter(([key, value]) => !isSame(before[key as 'content'], value)),
  );

export interface QuestionDraft {
  /** ISO 8601. */
  readonly at: string;
  /** Of the question that it was made from; 0 of a new one. */
  readonly version?: number;
  readonly values: QuestionValues;
}

const isDraft = (raw: unknown): raw is QuestionDraft =>
  raw instanceof Object &&
  'at' in raw &&
  typeof raw.at === 'string' &&
  'values' in raw &&
  raw.values instanceof Object &&
  'content' in raw.values &&
  raw.values.content instanceof Object &&
  'stem' in raw.values.content;

/** Of the question by its id, of one that is new under `new`. */
export const questionDrafts = localDrafts('saas.question', isDraft);
