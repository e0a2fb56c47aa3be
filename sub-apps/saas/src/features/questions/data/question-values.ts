import type { Difficulty, Question, QuestionContent } from '@edu/shared-utility';
import { localDrafts } from '@edu/shared-utility/data';

/** The editable values of a question. */
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

const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, step) => (part instanceof Object ? part[step as never] : undefined),
      values,
    );

/** The errors that still apply: those of fields changed since are dropped. */
export const stillFaulty = (
  faults: Readonly<Record<string, string>>,
  values: QuestionValues,
  now: QuestionValues,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(faults).filter(([path]) => isSame(valueAt(values, path), valueAt(now, path))),
  );

/** The values of `now` that differ from before, which are the only ones sent. */
export const changedOf = (before: QuestionValues, now: QuestionValues): Partial<QuestionValues> =>
  Object.fromEntries(
    Object.entries(now).filter(([key, value]) => !isSame(before[key as 'content'], value)),
  );

export interface QuestionDraft {
  /** ISO 8601. */
  readonly at: string;
  /** The version of the question on which it is based; 0 for a new one. */
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

/** Drafts in localStorage, by question id; a new question's under `new`. */
export const questionDrafts = localDrafts('saas.question', isDraft);
