import type { Difficulty, PaperSection, QuestionContent } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { type BankScope, candidatesFor } from './candidates';
import { remainingPerRule } from './draw';
import type { StoredRule, StoredSection } from './stored-sections';

interface PaperQuestionRow extends Record<string, unknown> {
  questionId: string;
  content: QuestionContent;
  difficulty: Difficulty;
  isOutdated: boolean;
  isWithdrawn: boolean;
}

/**
 * The questions of a paper in the revisions it uses. Read as the system: some may have moved to a branch that the
 * caller cannot see.
 */
async function questionsOfPaper(
  tx: TenantTx,
  paperId: string,
): Promise<ReadonlyMap<string, PaperQuestionRow>> {
  const { rows } = await asSystem(tx, (t) =>
    t.execute<PaperQuestionRow>(sql`
      SELECT q.id AS "questionId", r.content, q.difficulty, q.revision > r.number AS "isOutdated",
        q.state = 'withdrawn' AS "isWithdrawn"
      FROM paper_question p
      JOIN question_revision r ON r.question_id = p.question_id AND r.number = p.revision
      JOIN question q ON q.id = p.question_id WHERE p.paper_id = ${paperId}::uuid`),
  );
  return new Map(rows.map((row) => [row.questionId, row]));
}

async function categoryNames(tx: TenantTx, rules: readonly StoredRule[]) {
  const ids = rules.flatMap(({ categoryId }) => categoryId ?? []);
  if (ids.length === 0) return new Map<string, string>();
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    SELECT id, name FROM category WHERE id = ANY (${`{${ids.join(',')}}`}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** For each rule how many questions match it, and how many of them are left after earlier rules. */
async function ruleFigures(tx: TenantTx, bank: BankScope, rules: readonly StoredRule[]) {
  const candidates = await candidatesFor(tx, bank, rules);
  const leftCounts = remainingPerRule(
    rules.map(({ count }, line) => ({ count, candidates: candidates[line] ?? [] })),
  );
  return new Map(
    rules.map(({ id }, line) => [
      id,
      { available: candidates[line]?.length ?? 0, left: leftCounts[line] ?? 0 },
    ]),
  );
}

const points = (hundredths: number): number => hundredths / 100;

/** A paper's sections with the content of their questions and the counts of their rules. */
export async function readSections(
  tx: TenantTx,
  paper: BankScope & { readonly id: string },
  stored: readonly StoredSection[],
): Promise<PaperSection[]> {
  const rules = stored.flatMap((section) => section.rules);
  const [questionRows, names, figures] = [
    await questionsOfPaper(tx, paper.id),
    await categoryNames(tx, rules),
    await ruleFigures(tx, paper, rules),
  ];
  return stored.map(({ id, title, note, questions, rules: storedRules }) => ({
    ...{ id, title, note },
    questions: questions.flatMap((storedQuestion, order) => {
      const questionRow = questionRows.get(storedQuestion.questionId);
      if (!questionRow) return [];
      const { content: question, ...rest } = questionRow;
      return [{ ...rest, ...storedQuestion, question, order, score: points(storedQuestion.score) }];
    }),
    rules: storedRules.map(({ difficulty, ...rule }) => ({
      ...rule,
      difficulty: difficulty as Difficulty | null,
      score: points(rule.score),
      categoryName: rule.categoryId && (names.get(rule.categoryId) ?? null),
      ...(figures.get(rule.id) ?? { available: 0, left: 0 }),
    })),
  }));
}
