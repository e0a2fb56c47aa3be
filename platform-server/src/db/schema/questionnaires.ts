import type { FormAnswers, FormContent } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { branch, member } from './people';
import { createdAt, id, moment, rowBranchPolicies, tenantPolicies, version } from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';
import { train } from './trains';

/** The columns of a row's owner; a null branch means the whole organisation. */
const ofOrgan = () => ({ tenantId: tenantId(), organId: uuid().notNull(), branchId: uuid() });

/** A questionnaire with its questions and its settings. */
export const questionnaire = pgTable(
  'questionnaire',
  {
    id: id(),
    ...ofOrgan(),
    title: text().notNull(),
    intro: text().notNull().default(''),
    thanks: text().notNull().default(''),
    content: jsonb().$type<FormContent>().notNull(),
    state: text({ enum: ['draft', 'published', 'closed'] })
      .notNull()
      .default('draft'),
    anonymous: boolean().notNull().default(true),
    repeats: boolean().notNull().default(false),
    opensAt: moment(),
    closesAt: moment(),
    answerLimit: integer(),
    /** Incremented in the transaction that adds an answer, so that concurrent answers cannot exceed the limit. */
    answerCount: integer().notNull().default(0),
    linkKey: text(),
    publishedAt: moment(),
    createdBy: uuid(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    unique('questionnaire_tenant_id_key').on(t.tenantId, t.id),
    unique('questionnaire_link_key').on(t.linkKey),
    check('questionnaire_limit', sql`${t.answerLimit} > 0 AND ${t.answerCount} >= 0`),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    foreignKey({ columns: [t.tenantId, t.branchId], foreignColumns: [branch.tenantId, branch.id] }),
    index('questionnaire_list_idx').on(t.tenantId, t.organId, t.createdAt, t.id),
    index('questionnaire_branch_idx').on(t.branchId),
    ...tenantPolicies(),
    ...rowBranchPolicies(),
  ],
);

const ofQuestionnaire = () => ({ tenantId: tenantId(), questionnaireId: uuid().notNull() });

/** Trainings whose members may answer. */
export const questionnaireTrain = pgTable(
  'questionnaire_train',
  { ...ofQuestionnaire(), trainId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.questionnaireId, t.trainId] }),
    foreignKey({
      columns: [t.tenantId, t.questionnaireId],
      foreignColumns: [questionnaire.tenantId, questionnaire.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.trainId],
      foreignColumns: [train.tenantId, train.id],
    }).onDelete('cascade'),
    index('questionnaire_train_train_idx').on(t.trainId),
    ...tenantPolicies(),
  ],
);

/** One person's answers; for an anonymous questionnaire nothing identifies the person. */
export const questionnaireAnswer = pgTable(
  'questionnaire_answer',
  {
    id: id(),
    ...ofOrgan(),
    questionnaireId: uuid().notNull(),
    memberId: uuid(),
    personName: text(),
    values: jsonb().$type<FormAnswers>().notNull(),
    /** Seconds from opening to sending, as measured by the page. */
    seconds: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      columns: [t.tenantId, t.questionnaireId],
      foreignColumns: [questionnaire.tenantId, questionnaire.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.tenantId, t.branchId], foreignColumns: [branch.tenantId, branch.id] }),
    // Without the tenant column, which SET NULL would empty too.
    foreignKey({ columns: [t.memberId], foreignColumns: [member.id] }).onDelete('set null'),
    index('questionnaire_answer_list_idx').on(t.questionnaireId, t.createdAt, t.id),
    index('questionnaire_answer_member_idx').on(t.memberId),
    index('questionnaire_answer_branch_idx').on(t.branchId),
    ...tenantPolicies(),
    ...rowBranchPolicies(),
  ],
);

/**
 * Who has answered, a person or a browser. Without a time and apart from the answers, so that the two cannot be linked.
 */
export const questionnaireTaker = pgTable(
  'questionnaire_taker',
  {
    ...ofQuestionnaire(),
    /** `member:<id>`, or the digest of the browser's random mark. */
    taker: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.questionnaireId, t.taker] }),
    foreignKey({
      columns: [t.tenantId, t.questionnaireId],
      foreignColumns: [questionnaire.tenantId, questionnaire.id],
    }).onDelete('cascade'),
    ...tenantPolicies(),
  ],
);
