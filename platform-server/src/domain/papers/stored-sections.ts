import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { drawRule, paperQuestion, paperSection } from '../../db/schema';

export type StoredPaperQuestion = Pick<
  typeof paperQuestion.$inferSelect,
  'id' | 'questionId' | 'revision' | 'score'
>;
export type StoredRule = Pick<
  typeof drawRule.$inferSelect,
  'id' | 'categoryId' | 'type' | 'difficulty' | 'point' | 'count' | 'score'
>;

/** A section as it is stored, in the paper's order; scores are in hundredths. */
export interface StoredSection {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly questions: readonly StoredPaperQuestion[];
  readonly rules: readonly StoredRule[];
}

/** The sections of a paper with their questions and rules. */
export async function storedSections(tx: Tx, paperId: string): Promise<StoredSection[]> {
  const sections = await tx
    .select()
    .from(paperSection)
    .where(eq(paperSection.paperId, paperId))
    .orderBy(asc(paperSection.sort), asc(paperSection.id));
  const questions = await tx
    .select()
    .from(paperQuestion)
    .where(eq(paperQuestion.paperId, paperId))
    .orderBy(asc(paperQuestion.sort), asc(paperQuestion.id));
  const rules = await tx
    .select()
    .from(drawRule)
    .where(eq(drawRule.paperId, paperId))
    .orderBy(asc(drawRule.sort), asc(drawRule.id));
  return sections.map(({ id, title, note }) => ({
    ...{ id, title, note },
    questions: questions
      .filter(({ sectionId }) => sectionId === id)
      .map(({ id: lineId, questionId, revision, score }) => ({
        id: lineId,
        questionId,
        revision,
        score,
      })),
    rules: rules
      .filter(({ sectionId }) => sectionId === id)
      .map(({ id: lineId, categoryId, type, difficulty, point, count, score }) => ({
        ...{ id: lineId, categoryId, type, difficulty, point, count, score },
      })),
  }));
}

interface Paper {
  readonly id: string;
  readonly tenantId: string;
}

/** Replaces all sections of the paper. */
export async function writeSections(
  tx: Tx,
  { id: paperId, tenantId }: Paper,
  sections: readonly StoredSection[],
): Promise<void> {
  await tx.delete(paperSection).where(eq(paperSection.paperId, paperId));
  if (sections.length === 0) return;
  const paperKeys = { tenantId, paperId };
  await tx
    .insert(paperSection)
    .values(sections.map(({ id, title, note }, sort) => ({ ...paperKeys, id, title, note, sort })));
  const questionRows = sections.flatMap(({ id: sectionId, questions }) =>
    questions.map((question, sort) => ({ ...paperKeys, ...question, sectionId, sort })),
  );
  if (questionRows.length > 0) await tx.insert(paperQuestion).values(questionRows);
  const rules = sections.flatMap(({ id: sectionId, rules: all }) =>
    all.map((item, sort) => ({ ...paperKeys, ...item, sectionId, sort })),
  );
  if (rules.length > 0) await tx.insert(drawRule).values(rules);
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, value) => total + value, 0);

/** The totals that are stored in the paper for lists. */
export const totalsOf = (sections: readonly StoredSection[]) => {
  const questions = sections.flatMap(({ questions }) => questions);
  const rules = sections.flatMap((section) => section.rules);
  return {
    questionCount: questions.length + sum(rules.map(({ count }) => count)),
    totalScore: sum([
      ...questions.map(({ score }) => score),
      ...rules.map(({ count, score }) => count * score),
    ]),
  };
};
