import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, systemOnlyPolicies } from './shared';

/**
 * A log-in at another platform, for which this server answers the shell's own calls. It belongs to no account and no
 * tenant of this one.
 */
export const foreignSession = pgTable(
  'foreign_session',
  {
    id: id(),
    /** Keyed hash of platform and token, hexadecimal. */
    tokenHash: text().notNull().unique('foreign_session_token_hash_key'),
    /** Encrypted: to ask whether it still lives, and to end it where it was made. */
    tokenCipher: text().notNull(),
    /** The platform's address, and who it says that this is. */
    platform: text().notNull(),
    userId: text().notNull(),
    isVerified: boolean().notNull(),
    flow: text({ enum: ['old', 'new'] }).notNull(),
    userAgent: text().notNull().default(''),
    ip: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
    /** When the platform last said that it lives. */
    checkedAt: moment().notNull().defaultNow(),
  },
  (t) => [index('foreign_session_user_idx').on(t.platform, t.userId), ...systemOnlyPolicies()],
);
