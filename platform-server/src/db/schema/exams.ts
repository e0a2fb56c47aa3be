import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { branch } from './branches';
import { paper } from './papers';
import {
  branchPoliciesWithoutPerson,
  createdAt,
  id,
  moment,
  tenantPolicies,
  version,
} from './shared';
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
    ...branchPoliciesWithoutPerson(),
  ],
);

export const ofExam = () => ({ tenantId: tenantId(), examId: uuid().notNull() });
