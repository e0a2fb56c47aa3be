import type { QuestionContent } from '@edu/shared-utility/contract';
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
  uuid,
} from 'drizzle-orm/pg-core';
import { branch } from './branches';
import { category } from './resource-categories';
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

/** `judge`: true or false. */
const type = () =>
  text({ enum: ['single', 'multiple', 'judge', 'blank', 'essay', 'compound'] }).notNull();

/** A question. This row is the working copy; papers use its latest released revision. */
export const question = pgTable(
  'question',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    /** Null: belongs to no branch; only people with access to all branches see it. */
    branchId: uuid(),
    state: text({ enum: ['draft', 'released', 'withdrawn'] })
      .notNull()
      .default('draft'),
    type: type(),
    content: jsonb().$type<QuestionContent>().notNull(),
    /** The text of the stem, and of the stems of a compound question's parts, for lists and the search. */
    text: text().notNull(),
    /** Hashed pairs of neighbouring characters of the text, to find similar questions. */
    letterPairs: integer('pairs').array().notNull().default([]),
    hasPicture: boolean().notNull().default(false),
    hasAudio: boolean().notNull().default(false),
    categoryId: uuid(),
    difficulty: integer().notNull().default(3),
    /** Knowledge points. */
    points: text().array().notNull().default([]),
    /** Number of the latest released revision; null before the first. */
    revision: integer(),
    /** True if the working copy differs from that revision. */
    hasChanges: boolean().notNull().default(true),
    createdBy: uuid(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    unique('question_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    foreignKey({ columns: [t.tenantId, t.branchId], foreignColumns: [branch.tenantId, branch.id] }),
    foreignKey({
      columns: [t.tenantId, t.categoryId],
      foreignColumns: [category.tenantId, category.id],
    }),
    index('question_updated_idx').on(
      ...([t.tenantId, t.organId, t.updatedAt, t.id] as const),
      ...([t.branchId, t.state, t.type, t.difficulty, t.categoryId] as const),
    ),
    index('question_created_idx').on(t.tenantId, t.organId, t.createdAt, t.id),
    // Paper rules pick questions at random from these.
    index('question_bank_idx').on(t.organId, t.state, t.categoryId, t.type, t.difficulty),
    index('question_category_idx').on(t.categoryId),
    index('question_branch_idx').on(t.branchId),
    index('question_points_idx').using('gin', t.points),
    index('question_pairs_idx').using('gin', t.letterPairs),
    ...tenantPolicies(),
    ...branchPoliciesWithoutPerson(),
  ],
);

/** A released revision. Papers and attempts of any branch read it, so only the tenant's policy applies. */
export const questionRevision = pgTable(
  'question_revision',
  {
    tenantId: tenantId(),
    questionId: uuid().notNull(),
    number: integer().notNull(),
    type: type(),
    content: jsonb().$type<QuestionContent>().notNull(),
    text: text().notNull(),
    createdBy: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.number] }),
    unique('question_revision_tenant_key').on(t.tenantId, t.questionId, t.number),
    foreignKey({
      columns: [t.tenantId, t.questionId],
      foreignColumns: [question.tenantId, question.id],
    }).onDelete('cascade'),
    ...tenantPolicies(),
  ],
);
