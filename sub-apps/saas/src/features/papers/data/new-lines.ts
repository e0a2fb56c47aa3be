import type { QuestionSummary } from '@edu/shared-utility';
import { newRequestId } from '@edu/shared-utility/admin';
import type { DraftSection, PaperLine, PlacedQuestion, RuleLine } from './draft';

/** Default points of a question. */
const usualScore = 2;

/** Default number of questions of a rule. */
export const usualCount = 5;

/** A new line gets the points of the one above it. */
export const placeOfQuestion = (
  { id, text, type, difficulty }: QuestionSummary,
  lines: readonly PaperLine[],
): PlacedQuestion => ({
  ...{ kind: 'question', key: newRequestId(), questionId: id, text, type, difficulty },
  score: lines.at(-1)?.score ?? usualScore,
});

export const newRule = (
  ruleFields: Partial<Pick<RuleLine, 'categoryId' | 'type' | 'difficulty' | 'count'>>,
  lines: readonly PaperLine[],
): RuleLine => ({
  ...{ kind: 'rule', key: newRequestId(), categoryId: null, type: 'single', difficulty: null },
  ...{ point: null, count: usualCount, score: lines.at(-1)?.score ?? usualScore },
  ...ruleFields,
});

export const newSection = (title: string): DraftSection => ({
  key: newRequestId(),
  ...{ title, note: '', lines: [] },
});
