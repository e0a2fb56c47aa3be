import type { GivenAnswer } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { exam, ofExam } from './exams';
import { member } from './people';
import { id, moment, tenantPolicies, version } from './shared';
import { tenantId } from './tenant-id';

/** One attempt of a person at an exam. */
export const sitting = pgTable(
  'sitting',
  {
    id: id(),
    ...ofExam(),
    /** The organisation of the exam. */
    organId: uuid().notNull(),
    memberId: uuid().notNull(),
    attempt: integer().notNull(),
    state: text({ enum: ['open', 'submitted', 'marked'] })
      .notNull()
      .default('open'),
    startedAt: moment().notNull().defaultNow(),
    /** When it is handed in automatically. */
    endsAt: moment().notNull(),
    submittedAt: moment(),
    submittedBy: text({ enum: ['person', 'clock', 'staff'] }),
    seenAt: moment().notNull().defaultNow(),
    /** How often the person left the page. */
    leaves: integer().notNull().default(0),
    questions: integer().notNull(),
    answered: integer().notNull().default(0),
    /** Number of essays without points. */
    waiting: integer().notNull().default(0),
    score: integer(),
    passed: boolean(),
    markedAt: moment(),
    /** True for the one of a person's sittings that counts. */
    counts: boolean().notNull().default(false),
    version: version(),
  },
  (t) => [
    unique('sitting_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({
      columns: [t.tenantId, t.examId],
      foreignColumns: [exam.tenantId, exam.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    uniqueIndex('sitting_attempt_key').on(t.examId, t.memberId, t.attempt),
    // Of two concurrent devices only one can open a sitting.
    uniqueIndex('sitting_open_key').on(t.examId, t.memberId).where(sql`state = 'open'`),
    index('sitting_member_idx').on(t.memberId, t.startedAt),
    index('sitting_due_idx').on(t.endsAt).where(sql`state = 'open'`),
    index('sitting_score_idx').on(t.examId, t.score).where(sql`counts`),
    ...tenantPolicies(),
  ],
);

/** A question of a sitting, with its answer. */
export const sittingAnswer = pgTable(
  'sitting_answer',
  {
    /** The id by which a browser refers to the question. */
    id: id(),
    tenantId: tenantId(),
    sittingId: uuid().notNull(),
    sort: integer().notNull(),
    section: integer().notNull(),
    questionId: uuid().notNull(),
    revision: integer().notNull(),
    maxScore: integer().notNull(),
    /** Option keys in the order that this person sees; null for the question's own order. */
    options: text().array(),
    /** Null without an answer. */
    given: jsonb().$type<GivenAnswer>(),
    mark: boolean().notNull().default(false),
    /** Sequence number of the stored write. */
    at: integer().notNull().default(0),
    score: integer(),
    comment: text().notNull().default(''),
  },
  (t) => [
    unique('sitting_answer_tenant_key').on(t.tenantId, t.id),
    foreignKey({
      columns: [t.tenantId, t.sittingId],
      foreignColumns: [sitting.tenantId, sitting.id],
    }).onDelete('cascade'),
    uniqueIndex('sitting_answer_place_key').on(t.sittingId, t.sort),
    index('sitting_answer_question_idx').on(t.questionId, t.revision),
    ...tenantPolicies(),
  ],
);
