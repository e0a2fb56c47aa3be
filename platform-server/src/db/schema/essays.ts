import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { exam, ofExam } from './exams';
import { createdAt, id, moment, tenantPolicies, version } from './shared';
import { sittingAnswer } from './sittings';
import { tenantId } from './tenant-id';

/** A handed-in essay to be marked by people. */
export const essayAnswer = pgTable(
  'essay_answer',
  {
    id: id(),
    ...ofExam(),
    answerId: uuid().notNull(),
    /** The part of a compound question; empty for the question itself. */
    partId: text().notNull().default(''),
    questionId: uuid().notNull(),
    revision: integer().notNull(),
    /** An anonymous number of the person for blind marking. */
    number: text().notNull(),
    maxScore: integer().notNull(),
    given: text().notNull(),
    /** Markers needed, and marks given. */
    needed: integer().notNull().default(1),
    marks: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique('essay_answer_tenant_key').on(t.tenantId, t.id),
    foreignKey({
      columns: [t.tenantId, t.examId],
      foreignColumns: [exam.tenantId, exam.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.answerId],
      foreignColumns: [sittingAnswer.tenantId, sittingAnswer.id],
    }).onDelete('cascade'),
    uniqueIndex('essay_answer_key').on(t.answerId, t.partId),
    index('essay_answer_queue_idx').on(t.examId, t.questionId, t.createdAt),
    ...tenantPolicies(),
  ],
);

/** One marker's points for one essay. */
export const essayMark = pgTable(
  'essay_mark',
  {
    tenantId: tenantId(),
    essayId: uuid().notNull(),
    /** Id of an account. */
    markerId: uuid().notNull(),
    score: integer().notNull(),
    /** Hundredths of a point by line of the rubric. */
    lines: jsonb().$type<Record<string, number>>().notNull().default({}),
    comment: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.essayId, t.markerId] }),
    foreignKey({
      columns: [t.tenantId, t.essayId],
      foreignColumns: [essayAnswer.tenantId, essayAnswer.id],
    }).onDelete('cascade'),
    ...tenantPolicies(),
  ],
);
