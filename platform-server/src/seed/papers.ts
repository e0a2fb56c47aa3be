import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { type StoredSection, totalsOf, writeSections } from '../domain/papers/stored-sections';
import { DAY } from './day';
import { plannedPapers } from './paper-plan';
import type { PlannedPaper } from './paper-sections';
import { questionAuthors, questionCategoryOf } from './questions';
import { seedId } from './seed-id';

const tenantId = seedId('tenant:sunrise');

const categoryNames = { head: ['结业考试', '岗位考试', '课后练习'], vocational: ['理论考试'] };
const categoryId = (organ: string, sort: number): string =>
  seedId(`category:sunrise:${organ}:paper:${sort}`);

const categories = Object.entries(categoryNames).flatMap(([organ, names]) =>
  names.map((name, sort) => ({
    ...{ tenantId, name, sort, type: 'paper' as const },
    id: categoryId(organ, sort),
    organId: seedId(`organ:sunrise:${organ}`),
  })),
);

const sectionsOf = ({ organ, sections }: PlannedPaper, number: number): StoredSection[] =>
  sections.map(({ title, note, questions, rules }, index) => ({
    ...{ title, note },
    id: seedId(`paper-section:sunrise:${number}:${index}`),
    questions: questions.map(({ question, score }, line) => ({
      id: seedId(`paper-place:sunrise:${number}:${index}:${line}`),
      ...{ questionId: question.id, revision: 1, score: score * 100 },
    })),
    rules: rules.map(({ categoryName, score, ...rule }, line) => ({
      ...rule,
      id: seedId(`draw-rule:sunrise:${number}:${index}:${line}`),
      ...{
        categoryId: categoryName && questionCategoryOf(organ, categoryName),
        point: null,
        score: score * 100,
      },
    })),
  }));

/** Papers of the first demo tenant, fixed and random, from its question bank. */
export async function seedPapers(tx: Tx): Promise<void> {
  await tx.insert(t.category).values(categories);
  for (const [number, paper] of plannedPapers.entries()) {
    const { organ, branch, title, type, drawn, status, category, daysAgo } = paper;
    const id = seedId(`paper:sunrise:${number}`);
    const createdAt = new Date(Date.now() - daysAgo * DAY);
    const sections = sectionsOf(paper, number);
    await tx.insert(t.paper).values({
      ...{ id, tenantId, title, type, drawn, status, createdAt, updatedAt: createdAt },
      organId: seedId(`organ:sunrise:${organ}`),
      branchId: seedId(`branch:sunrise:${branch}`),
      categoryId: categoryId(organ, category),
      createdBy: seedId(`account:${questionAuthors[organ]}`),
      ...totalsOf(sections),
    });
    await writeSections(tx, { id, tenantId }, sections);
  }
}
