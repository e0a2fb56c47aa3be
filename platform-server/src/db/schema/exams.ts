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

/** A paper that people sit within a time window. Scores are in hundredths of a point everywhere. */
export const exam = pgTable(
  'exam',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    /** Null for the whole organisation. */
    branchId: uuid(),
    state: text({ enum: ['draft', 'published', 'archived'] })
      .notNull()
      .default('draft'),
    title: text().notNull(),
    description: text().notNull().default(''),
    /** Null until one is chosen. */
    paperId: uuid(),
    /** Start inclusive, end exclusive; null without a bound. */
    startsAt: moment(),
    endsAt: moment(),
    minutes: integer().notNull().default(60),
    passScore: integer().notNull().default(0),
    /** The total of the published copy; for a draft that of the paper. */
    totalScore: integer().notNull().default(0),
    /** 0 without limit. */
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
    /** Teachers of the organisation; deleted ones have no rights. */
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

/** The audience of an exam that is not open to everybody (`exam.audienceAll`). */
export const examAudience = pgTable(
  'exam_audience',
  {
    ...ofExam(),
    kind: text({ enum: ['department', 'train', 'person'] }).notNull(),
    /** Id of a department, a training or a member. */
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

/** Extra time and attempts given to one person. */
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
