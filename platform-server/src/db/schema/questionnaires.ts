import type { FormContent } from '@edu/shared-utility/contract';
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
import { branch } from './branches';
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
import { train } from './trains';

/** The columns of a row's owner; a null branch means the whole organisation. */
export const ofOrgan = () => ({
  tenantId: tenantId(),
  organId: uuid().notNull(),
  branchId: uuid(),
});

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
    ...branchPoliciesWithoutPerson(),
  ],
);

export const ofQuestionnaire = () => ({ tenantId: tenantId(), questionnaireId: uuid().notNull() });

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
