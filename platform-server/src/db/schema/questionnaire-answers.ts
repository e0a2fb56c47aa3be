import type { FormAnswers } from '@edu/shared-utility/contract';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { branch } from './branches';
import { member } from './people';
import { ofOrgan, ofQuestionnaire, questionnaire } from './questionnaires';
import { branchPoliciesWithoutPerson, createdAt, id, tenantPolicies } from './shared';

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
    ...branchPoliciesWithoutPerson(),
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
