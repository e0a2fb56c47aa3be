import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { contentText } from '../domain/questions/content-text';
import { letterPairHashes } from '../domain/questions/letter-pairs';
import { DAY } from './day';
import { facts } from './question-facts';
import { plannedQuestions } from './question-plan';
import { seedId } from './seed-id';

/** Rows per INSERT statement. */
const ROWS_PER_INSERT = 200;
const tenantId = seedId('tenant:sunrise');
const organId = (organ: string): string => seedId(`organ:sunrise:${organ}`);
const categoryId = (organ: string, sort: number): string =>
  seedId(`category:sunrise:${organ}:question:${sort}`);

const branches: Readonly<Record<string, readonly string[]>> = {
  head: ['main', 'main', 'east', 'main', 'south'],
  vocational: ['vocational'],
};
/** Phone number of the author of each organisation's questions and papers. */
export const questionAuthors: Readonly<Record<string, string>> = {
  head: '13900000001',
  vocational: '13900000003',
};

/** One category per knowledge point. */
const points = (organ: string): string[] => [
  ...new Set((facts[organ] ?? []).map(({ point }) => point)),
];

export const questionCategoryOf = (organ: string, point: string): string =>
  categoryId(organ, points(organ).indexOf(point));

const categories = Object.keys(facts).flatMap((organ) =>
  points(organ).map((name, sort) => ({
    ...{ tenantId, name, sort, type: 'question' as const },
    id: categoryId(organ, sort),
    organId: organId(organ),
  })),
);

const rows = plannedQuestions.map(({ organ, index, id, content, fact, state, daysAgo }) => {
  const text = contentText(content);
  const ownBranches = branches[organ] ?? ['main'];
  const createdAt = new Date(Date.now() - daysAgo * DAY);
  const { point, difficulty } = fact;
  return {
    ...{ id, tenantId, state, content, text, difficulty, createdAt },
    type: content.type,
    organId: organId(organ),
    branchId: seedId(`branch:sunrise:${ownBranches[index % ownBranches.length]}`),
    letterPairs: letterPairHashes(text),
    // Some questions have no category yet.
    categoryId: index % 23 === 22 ? null : questionCategoryOf(organ, point),
    points: [point],
    revision: state === 'draft' ? null : 1,
    hasChanges: state === 'draft',
    createdBy: seedId(`account:${questionAuthors[organ]}`),
    updatedAt: createdAt,
  };
});

/** The question bank of the first demo tenant. */
export async function seedQuestions(tx: Tx): Promise<void> {
  await tx.insert(t.category).values(categories);
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    const batch = rows.slice(from, from + ROWS_PER_INSERT);
    await tx.insert(t.question).values(batch);
    const released = batch.filter(({ revision }) => revision !== null);
    await tx.insert(t.questionRevision).values(
      released.map(({ id, type, content, text, createdBy, createdAt }) => ({
        ...{ tenantId, type, content, text, createdBy, createdAt },
        ...{ questionId: id, number: 1 },
      })),
    );
  }
}
