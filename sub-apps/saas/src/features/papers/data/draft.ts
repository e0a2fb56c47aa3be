import type { Difficulty, DrawRule, Paper, PaperSection, QuestionType } from '@edu/shared-utility';
import { plainText } from '@edu/shared-utility/rich-text';

/** A question at its position; `key` stays the same when the server assigns its id. */
export interface PlacedQuestion {
  readonly kind: 'question';
  readonly key: string;
  readonly id?: string;
  readonly questionId: string;
  readonly score: number;
  /** True to use the question's latest released revision. */
  readonly renew?: boolean;
  /** Shown until the paper is read again. */
  readonly text: string;
  readonly type: QuestionType;
  readonly difficulty: Difficulty;
}

export interface RuleLine extends Omit<DrawRule, 'id'> {
  readonly kind: 'rule';
  readonly key: string;
  readonly id?: string;
}

export type PaperLine = PlacedQuestion | RuleLine;

export interface DraftSection {
  readonly key: string;
  readonly id?: string;
  readonly title: string;
  readonly note: string;
  readonly lines: readonly PaperLine[];
}

export type Draft = readonly DraftSection[];

/** The server's limits. */
export const limits = {
  sections: 50,
  questions: 500,
  title: 100,
  note: 2000,
  score: 1000,
} as const;

function sectionOf({ id, title, note, questions, rules }: PaperSection): DraftSection {
  return {
    ...{ key: id, id, title, note },
    lines: [
      ...questions.map(
        ({ id: lineId, questionId, score, question, difficulty }): PlacedQuestion => ({
          ...{ kind: 'question', key: lineId, id: lineId, questionId, score, difficulty },
          text: plainText(question.stem),
          type: question.type,
        }),
      ),
      ...rules.map(
        ({ id: rule, categoryId, type, difficulty, point, count, score }): RuleLine => ({
          ...{ kind: 'rule', key: rule, id: rule, categoryId, type, difficulty, point },
          ...{ count, score },
        }),
      ),
    ],
  };
}

export const draftOf = (paper: Pick<Paper, 'sections'>): Draft => paper.sections.map(sectionOf);

const countOf = (line: PaperLine): number => (line.kind === 'rule' ? line.count : 1);

/** Number of questions and sum of points, computed in tenths to avoid floating-point errors. */
export function sumOf(lines: readonly PaperLine[]) {
  const tenths = lines.reduce((sum, line) => sum + Math.round(line.score * 10) * countOf(line), 0);
  return { questions: lines.reduce((sum, line) => sum + countOf(line), 0), points: tenths / 10 };
}
