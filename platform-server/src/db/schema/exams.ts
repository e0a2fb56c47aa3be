import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
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

export const ofExam = () => ({ tenantId: tenantId(), examId: uuid().notNull() });

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
