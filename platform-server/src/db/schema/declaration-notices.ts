import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { declaration, ofDeclaration } from './declarations';
import { member } from './people';
import { createdAt, moment, tenantPolicies } from './shared';

/** A notice of a decision, for the declaring person; its text is made when it is read. */
export const declarationNotice = pgTable(
  'declaration_notice',
  {
    ...ofDeclaration(),
    organId: uuid().notNull(),
    memberId: uuid().notNull(),
    kind: text({ enum: ['accepted', 'returned'] }).notNull(),
    title: text().notNull(),
    reason: text(),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (t) => [
    foreignKey({
      columns: [t.tenantId, t.declarationId],
      foreignColumns: [declaration.tenantId, declaration.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    index('declaration_notice_member_idx').on(t.memberId, t.createdAt),
    index('declaration_notice_declaration_idx').on(t.declarationId),
    ...tenantPolicies(),
  ],
);
