import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, systemOnlyPolicies } from './shared';

/**
 * A log-in at another platform, for which this server answers the shell's own calls. It belongs to no account and no
 * tenant of this server.
 */
export const foreignSession = pgTable(
  'foreign_session',
  {
    id: id(),
    /** Keyed hash of platform and token, hexadecimal. */
    tokenHash: text().notNull().unique('foreign_session_token_hash_key'),
    /** Encrypted, to check whether it is still valid, and to end it at its platform. */
    tokenCipher: text().notNull(),
    /** The platform's address, and the user as the platform reports it. */
    platform: text().notNull(),
    userId: text().notNull(),
    isVerified: boolean().notNull(),
    flow: text({ enum: ['old', 'new'] }).notNull(),
    userAgent: text().notNull().default(''),
    ip: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
    /** When the platform last confirmed it. */
    checkedAt: moment().notNull().defaultNow(),
  },
  (t) => [index('foreign_session_user_idx').on(t.platform, t.userId), ...systemOnlyPolicies()],
);
