import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { exam, ofExam } from './exams';
import { questionRevision } from './questions';
import { tenantPolicies } from './shared';

/** The published copy of the questions: asked of everybody, or drawn from (`pick` of those with the same `draw`). */
export const examQuestion = pgTable(
  'exam_question',
  {
    ...ofExam(),
    /** From 0; it orders sections and draws. */
    sort: integer().notNull(),
    sectionTitle: text().notNull(),
    sectionNote: text().notNull(),
    section: integer().notNull(),
    /** Null for a question that everybody gets. */
    draw: integer(),
    pick: integer(),
    questionId: uuid().notNull(),
    revision: integer().notNull(),
    score: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.examId, t.sort] }),
    foreignKey({
      columns: [t.tenantId, t.examId],
      foreignColumns: [exam.tenantId, exam.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.questionId, t.revision],
      foreignColumns: [
        questionRevision.tenantId,
        questionRevision.questionId,
        questionRevision.number,
      ],
    }),
    index('exam_question_question_idx').on(t.questionId, t.revision),
    ...tenantPolicies(),
  ],
);
