import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account';
import { moment, systemOnlyPolicies } from './shared';

/** Counters of all limits, shared by all processes. The bucket's name is hashed. */
export const limitCounter = pgTable(
  'limit_counter',
  {
    bucket: text().primaryKey(),
    hits: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('limit_counter_expiry_idx').on(t.expiresAt), ...systemOnlyPolicies()],
);

/** Networks from which an account has logged in: attempts from other networks never lock them out. */
export const knownSource = pgTable(
  'known_source',
  {
    /** Hash of account and network. */
    source: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    seenAt: moment().notNull().defaultNow(),
  },
  (t) => [index('known_source_account_idx').on(t.accountId), ...systemOnlyPolicies()],
);
