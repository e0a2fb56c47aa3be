import type { MarkingAnswer } from '@edu/shared-utility';
import { localDrafts } from '@edu/shared-utility/data';

export interface Mark {
  /** By line of the rubric; under '' for an answer without a rubric. */
  readonly points: Readonly<Record<string, number | null>>;
  readonly comment: string;
}

export const markOf = ({ rubric, lines, score, comment }: MarkingAnswer): Mark => ({
  points:
    rubric.length === 0
      ? { '': score }
      : Object.fromEntries(
          rubric.map(({ id }) => [id, score === null ? null : (lines[id] ?? null)]),
        ),
  comment,
});

export const areSameMarks = (mark: Mark, other: Mark): boolean =>
  JSON.stringify(mark) === JSON.stringify(other);

/** An unsaved mark. */
interface MarkDraft {
  /** ISO 8601. */
  readonly at: string;
  readonly mark: Mark;
  /** The saved mark that it was based on. */
  readonly before: Mark;
}

const isMark = (raw: unknown): raw is Mark =>
  raw instanceof Object &&
  'points' in raw &&
  raw.points instanceof Object &&
  Object.values(raw.points).every((point) => point === null || typeof point === 'number') &&
  'comment' in raw &&
  typeof raw.comment === 'string';

const isDraft = (raw: unknown): raw is MarkDraft =>
  raw instanceof Object &&
  'at' in raw &&
  typeof raw.at === 'string' &&
  'mark' in raw &&
  isMark(raw.mark) &&
  'before' in raw &&
  isMark(raw.before);

/** Unsaved marks, by id of the answer. */
export const markDrafts = localDrafts('saas.mark', isDraft);
