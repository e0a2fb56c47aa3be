import { foreignKey, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { question } from './questions';
import { resource } from './resources';
import { tenantPolicies } from './shared';
import { tenantId } from './tenant-id';

/** Resources that a question shows, as a draft (number 0) or in a revision; these cannot be deleted. */
export const questionResource = pgTable(
  'question_resource',
  {
    tenantId: tenantId(),
    questionId: uuid().notNull(),
    number: integer().notNull(),
    resourceId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.number, t.resourceId] }),
    foreignKey({
      columns: [t.tenantId, t.questionId],
      foreignColumns: [question.tenantId, question.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.resourceId],
      foreignColumns: [resource.tenantId, resource.id],
    }),
    index('question_resource_resource_idx').on(t.resourceId),
    ...tenantPolicies(),
  ],
);
