import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from './account';
import { actor } from './people';
import { createdAt, id, moment, tenantPolicies } from './shared';
import { organ, tenant } from './tenant';

/** An organisation asks the owner of an account to become its staff; nothing is theirs until they accept. */
export const invitation = pgTable(
  'invitation',
  {
    id: id(),
    tenantId: uuid()
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    organId: uuid().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** As the administrator wrote them: of the account itself nothing stands here. */
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    roleIds: jsonb().$type<readonly string[]>().notNull().default([]),
    branchIds: jsonb().$type<readonly string[]>().notNull().default([]),
    invitedBy: uuid().notNull(),
    /** The inviter's place, which the invitation goes with; null for a platform operator's. */
    invitedAs: uuid(),
    state: text({ enum: ['open', 'accepted', 'declined', 'withdrawn', 'expired'] })
      .notNull()
      .default('open'),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    decidedAt: moment(),
  },
  (t) => [
    unique('invitation_tenant_id_key').on(t.tenantId, t.id),
    uniqueIndex('invitation_open_key')
      .on(t.tenantId, t.organId, t.accountId)
      .where(sql`state = 'open'`),
    index('invitation_account_idx').on(t.accountId),
    foreignKey({
      columns: [t.tenantId, t.organId],
      foreignColumns: [organ.tenantId, organ.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.invitedAs],
      foreignColumns: [actor.tenantId, actor.id],
    }).onDelete('cascade'),
    ...tenantPolicies(),
  ],
);
