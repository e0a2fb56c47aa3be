import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account, session } from './account';
import { createdAt, id, moment, systemOnlyPolicies } from './shared';

/** The right to replace one bound address, once, within ten minutes (architecture §3). */
export const accountGrant = pgTable(
  'account_grant',
  {
    id: id(),
    sessionId: uuid()
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** `phone` or `mail` after a code; `any` after a face or QR verification. */
    purpose: text({ enum: ['phone', 'mail', 'any'] }).notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    consumedAt: moment(),
  },
  (t) => [index('account_grant_session_idx').on(t.sessionId), ...systemOnlyPolicies()],
);

/** Applications to close an account. */
export const accountLogout = pgTable(
  'account_logout',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    status: text({ enum: ['pending', 'withdrawn', 'done'] }).notNull(),
    reason: text().notNull().default(''),
    appliedAt: moment().notNull(),
    effectiveAt: moment().notNull(),
  },
  () => systemOnlyPolicies(),
);
