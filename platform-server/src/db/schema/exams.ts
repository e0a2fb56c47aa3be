import type { GivenAnswer } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { paper } from './papers';
import { branch, member } from './people';
import { questionRevision } from './questions';
import { createdAt, id, moment, rowBranchPolicies, tenantPolicies, version } from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** A paper that people sit in a window. Scores are in hundredths of a point everywhere. */
export const exam = pgTable(
  'exam',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    /** Null is the organisation as a whole. */
    branchId: uuid(),
    state: text({ enum: ['draft', 'published', 'archived'] })
      .notNull()
      .default('draft'),
    title: text().notNull(),
    description: text().notNull().default(''),
    /** Null until one is chosen. */
    paperId: uuid(),
    /** Half-open; null has no bound. */
    startsAt: moment(),
    endsAt: moment(),
    minutes: integer().notNull().default(60),
    passScore: integer().notNull().default(0),
    /** Of what was published; of a draft that of the paper. */
    totalScore: integer().notNull().default(0),
    /** 0 is without limit. */
    attempts: integer().notNull().default(1),
    shuffleQuestions: boolean().notNull().default(false),
    shuffleOptions: boolean().notNull().default(false),
    showAnswers: text({ enum: ['never', 'afterSubmit', 'afterEnd'] })
      .notNull()
      .default('afterEnd'),
    layout: text({ enum: ['page', 'single'] })
      .notNull()
      .default('page'),
    blind: boolean().notNull().default(false),
    twoMarkers: boolean().notNull().default(false),
    watchFocus: boolean().notNull().default(false),
    audienceAll: boolean().notNull().default(false),
    /** Teachers of the organisation; one that has gone marks nothing. */
    markerIds: uuid().array().notNull().default([]),
    publishedAt: moment(),
    createdBy: uuid(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    unique('exam_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    foreignKey({ columns: [t.tenantId, t.branchId], foreignColumns: [branch.tenantId, branch.id] }),
    foreignKey({ columns: [t.tenantId, t.paperId], foreignColumns: [paper.tenantId, paper.id] }),
    index('exam_created_idx').on(t.tenantId, t.organId, t.createdAt, t.id),
    index('exam_starts_idx').on(t.tenantId, t.organId, t.startsAt, t.id),
    index('exam_paper_idx').on(t.paperId),
    index('exam_branch_idx').on(t.branchId),
    ...tenantPolicies(),
    ...rowBranchPolicies(),
  ],
);

const ofExam = () => ({ tenantId: tenantId(), examId: uuid().notNull() });

/** Who may sit it, beside everybody (`exam.audienceAll`). */
export const examAudience = pgTable(
  'exam_audience',
  {
    ...ofExam(),
    kind: text({ enum: ['department', 'train', 'person'] }).notNull(),
    /** A department, a training or a member. */
    targetId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.examId, t.kind, t.targetId] }),
    foreignKey({
      columns: [t.tenantId, t.examId],
      foreignColumns: [exam.tenantId, exam.id],
    }).onDelete('cascade'),
    index('exam_audience_target_idx').on(t.targetId),
    ...tenantPolicies(),
  ],
);

/** What was published: the questions that are asked, or that are drawn from (`pick` of those with the same `draw`). */
export const examQuestion = pgTable(
  'exam_question',
  {
    ...ofExam(),
    /** From 0; sections and draws are in this order. */
    sort: integer().notNull(),
    sectionTitle: text().notNull(),
    sectionNote: text().notNull(),
    section: integer().notNull(),
    /** Null is asked of everybody. */
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

/** What one person was given beyond the exam's own rules. */
export const examExtra = pgTable(
  'exam_extra',
  {
    ...ofExam(),
    memberId: uuid().notNull(),
    minutes: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.examId, t.memberId] }),
    foreignKey({
      columns: [t.tenantId, t.examId],
      foreignColumns: [exam.tenantId, exam.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    ...tenantPolicies(),
  ],
);

/** One person's time with an exam. */
export const sitting = pgTable(
  'sitting',
  {
    id: id(),
    ...ofExam(),
    /** Of the exam. */
    organId: uuid().notNull(),
    memberId: uuid().notNull(),
    attempt: integer().notNull(),
    state: text({ enum: ['open', 'submitted', 'marked'] })
      .notNull()
      .default('open'),
    startedAt: moment().notNull().defaultNow(),
    /** When the clock hands it in. */
    endsAt: moment().notNull(),
    submittedAt: moment(),
    submittedBy: text({ enum: ['person', 'clock', 'staff'] }),
    seenAt: moment().notNull().defaultNow(),
    /** Times that the person left the page. */
    leaves: integer().notNull().default(0),
    questions: integer().notNull(),
    answered: integer().notNull().default(0),
    /** Essays that lack points. */
    waiting: integer().notNull().default(0),
    score: integer(),
    passed: boolean(),
    markedAt: moment(),
    /** The one of a person's that counts. */
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
    // anyone who is first: two devices at once open one
    uniqueIndex('sitting_open_key').on(t.examId, t.memberId).where(sql`state = 'open'`),
    index('sitting_member_idx').on(t.memberId, t.startedAt),
    index('sitting_due_idx').on(t.endsAt).where(sql`state = 'open'`),
    index('sitting_score_idx').on(t.examId, t.score).where(sql`counts`),
    ...tenantPolicies(),
  ],
);

/** A question of a sitting, with what was answered. */
export const sittingAnswer = pgTable(
  'sitting_answer',
  {
    /** Of the place: what a browser knows it by. */
    id: id(),
    tenantId: tenantId(),
    sittingId: uuid().notNull(),
    sort: integer().notNull(),
    section: integer().notNull(),
    questionId: uuid().notNull(),
    revision: integer().notNull(),
    maxScore: integer().notNull(),
    /** Keys of the options in the order that this person sees; null is that of the question. */
    options: text().array(),
    /** Null is no answer. */
    given: jsonb().$type<GivenAnswer>(),
    mark: boolean().notNull().default(false),
    /** Number of the write that counts. */
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

/** An essay that was handed in and that people mark. */
export const essayAnswer = pgTable(
  'essay_answer',
  {
    id: id(),
    ...ofExam(),
    answerId: uuid().notNull(),
    /** Of a compound question; empty for a question of its own. */
    partId: text().notNull().default(''),
    questionId: uuid().notNull(),
    revision: integer().notNull(),
    /** Represents the person where the exam is marked blind. */
    number: text().notNull(),
    maxScore: integer().notNull(),
    given: text().notNull(),
    /** Markers that it needs, and has. */
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
    /** An account. */
    markerId: uuid().notNull(),
    score: integer().notNull(),
    /** Hundredths of a point by rubric line. */
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
