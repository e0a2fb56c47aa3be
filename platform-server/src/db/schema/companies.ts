import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account } from './account';
import { createdAt, id, moment, tenantPolicies, version } from './shared';
import { tenantId } from './tenant-id';

/** A company that registered itself, or a trade association's member company. */
export const company = pgTable(
  'company',
  {
    id: id(),
    tenantId: tenantId(),
    kind: text({ enum: ['registration', 'association'] }).notNull(),
    accountId: uuid().references(() => account.id, { onDelete: 'set null' }),
    name: text().notNull(),
    creditCode: text().notNull(),
    contactName: text().notNull(),
    contactPhone: text().notNull(),
    email: text(),
    regionIds: jsonb().$type<readonly string[]>().notNull().default([]),
    address: text(),
    memberCount: integer(),
    /** Base64 of the business licence's picture. */
    licenceImage: text(),
    /** A registration is an unverified claim until the tenant has reviewed it; several may exist for one company. */
    state: text({ enum: ['claimed', 'accepted', 'returned'] })
      .notNull()
      .default('claimed'),
    /** Why it was returned. */
    reason: text(),
    /** The account of the person who decided. */
    decidedBy: uuid(),
    decidedAt: moment(),
    /** The result of an accepted registration: a tenant of its own, or an organisation of this one. */
    placeTenantId: uuid(),
    placeOrganId: uuid(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    // Anybody may claim a company; only an accepted claim blocks others.
    uniqueIndex('company_accepted_key')
      .on(t.tenantId, t.kind, t.creditCode)
      .where(sql`state = 'accepted'`),
    index('company_credit_code_idx').on(t.tenantId, t.creditCode),
    index('company_account_idx').on(t.tenantId, t.accountId),
    index('company_queue_idx').on(t.tenantId, t.state, t.createdAt),
    ...tenantPolicies(),
  ],
);
