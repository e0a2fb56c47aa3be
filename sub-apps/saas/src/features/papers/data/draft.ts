import type {
  Difficulty,
  DrawRule,
  Paper,
  PaperContent,
  PaperSection,
  QuestionSummary,
  QuestionType,
} from '@edu/shared-utility';
import { newRequestId } from '@edu/shared-utility/admin';
import { plainText } from '@edu/shared-utility/rich-text';

/** A question at its position; `key` stays the same when the server assigns its id. */
export interface PlaceLine {
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

export type PaperLine = PlaceLine | RuleLine;

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

/** Default points of a question. */
const usualScore = 2;

function sectionOf({ id, title, note, questions, rules }: PaperSection): DraftSection {
  return {
    ...{ key: id, id, title, note },
    lines: [
      ...questions.map(
        ({ id: lineId, questionId, score, question, difficulty }): PlaceLine => ({
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

/** A new line gets the points of the one above it. */
export const placeOfQuestion = (
  { id, text, type, difficulty }: QuestionSummary,
  lines: readonly PaperLine[],
): PlaceLine => ({
  ...{ kind: 'question', key: newRequestId(), questionId: id, text, type, difficulty },
  score: lines.at(-1)?.score ?? usualScore,
});

export const newRule = (
  ruleFields: Partial<Pick<RuleLine, 'categoryId' | 'type' | 'difficulty'>>,
  lines: readonly PaperLine[],
): RuleLine => ({
  ...{ kind: 'rule', key: newRequestId(), categoryId: null, type: 'single', difficulty: null },
  ...{ point: null, count: 5, score: lines.at(-1)?.score ?? usualScore },
  ...ruleFields,
});

export const newSection = (title: string): DraftSection => ({
  key: newRequestId(),
  ...{ title, note: '', lines: [] },
});

/** Converts the draft to the call's input. */
export const sectionInputs = (draft: Draft): PaperContent['sections'] =>
  draft.map(({ id, title, note, lines }) => ({
    ...(id && { id }),
    ...{ title: title.trim(), note },
    questions: lines.flatMap((line) =>
      line.kind === 'question'
        ? {
            ...(line.id && { id: line.id }),
            ...{ questionId: line.questionId, score: line.score },
            ...(line.renew && { renew: true }),
          }
        : [],
    ),
    rules: lines.flatMap((line) => {
      if (line.kind !== 'rule') return [];
      const { kind: _, key: __, ...rule } = line;
      return rule;
    }),
  }));

/** The content without ids, so that an id assigned meanwhile is no change. */
const contentOf = (draft: Draft): string =>
  JSON.stringify(
    draft.map(({ title, note, lines }) => [
      title,
      note,
      lines.map((line) =>
        line.kind === 'question'
          ? [line.questionId, line.score, line.renew ?? false]
          : [line.categoryId, line.type, line.difficulty, line.point, line.count, line.score],
      ),
    ]),
  );

export const isSame = (a: Draft, b: Draft): boolean => a === b || contentOf(a) === contentOf(b);

/** Assigns the ids of a saved draft to parts that were sent without one, matched by position. */
export function withIds(mine: Draft, sent: Draft, stored: Draft): Draft {
  const ids = new Map<string, string | undefined>();
  const renewed = new Set<string>();
  sent.forEach((section, position) => {
    ids.set(section.key, stored[position]?.id);
    section.lines.forEach((line, index) => {
      ids.set(line.key, stored[position]?.lines[index]?.id);
      if (line.kind === 'question' && line.renew) renewed.add(line.key);
    });
  });
  const withStoredId = <T extends { key: string; id?: string }>(part: T): T => {
    const id = ids.get(part.key) ?? part.id;
    return id === part.id ? part : { ...part, id };
  };
  return mine.map((section) =>
    withStoredId({
      ...section,
      lines: section.lines.map((line) => {
        if (line.kind !== 'question' || !line.renew || !renewed.has(line.key))
          return withStoredId(line);
        const { renew: _, ...rest } = line;
        return withStoredId(rest);
      }),
    }),
  );
}

const countOf = (line: PaperLine): number => (line.kind === 'rule' ? line.count : 1);

/** Number of questions and sum of points, computed in tenths to avoid floating-point errors. */
export function sumOf(lines: readonly PaperLine[]) {
  const tenths = lines.reduce((sum, line) => sum + Math.round(line.score * 10) * countOf(line), 0);
  return { questions: lines.reduce((sum, line) => sum + countOf(line), 0), points: tenths / 10 };
}
