import { foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ofPaper, paper, paperSection } from './papers';
import { questionRevision } from './questions';
import { category } from './resource-categories';
import { tenantPolicies } from './shared';

/** A revision of a question at a position of a paper. */
export const paperQuestion = pgTable(
  'paper_question',
  {
    ...ofPaper(),
    sectionId: uuid().notNull(),
    sort: integer().notNull(),
    questionId: uuid().notNull(),
    revision: integer().notNull(),
    score: integer().notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.tenantId, t.paperId],
      foreignColumns: [paper.tenantId, paper.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.sectionId],
      foreignColumns: [paperSection.tenantId, paperSection.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.questionId, t.revision],
      foreignColumns: [
        questionRevision.tenantId,
        questionRevision.questionId,
        questionRevision.number,
      ],
    }),
    uniqueIndex('paper_question_key').on(t.paperId, t.questionId),
    index('paper_question_question_idx').on(t.questionId, t.revision),
    index('paper_question_section_idx').on(t.sectionId, t.sort),
    ...tenantPolicies(),
  ],
);

/** A rule by which a section of a random paper draws questions. */
export const drawRule = pgTable(
  'draw_rule',
  {
    ...ofPaper(),
    sectionId: uuid().notNull(),
    sort: integer().notNull(),
    /** Null for all categories. */
    categoryId: uuid(),
    type: text({
      enum: ['single', 'multiple', 'judge', 'blank', 'essay', 'compound'],
    }).notNull(),
    difficulty: integer(),
    point: text(),
    count: integer().notNull(),
    /** The score of each question. */
    score: integer().notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.tenantId, t.paperId],
      foreignColumns: [paper.tenantId, paper.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.sectionId],
      foreignColumns: [paperSection.tenantId, paperSection.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.categoryId],
      foreignColumns: [category.tenantId, category.id],
    }),
    index('draw_rule_section_idx').on(t.sectionId, t.sort),
    index('draw_rule_paper_idx').on(t.paperId),
    index('draw_rule_category_idx').on(t.categoryId),
    ...tenantPolicies(),
  ],
);
