import { foreignKey, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { member } from './people';
import { createdAt, moment, systemOnlyPolicies } from './shared';
import { tenantId } from './tenant-id';

/** The feed address of a member's calendar program; only its hash is stored. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    memberId: uuid().primaryKey(),
    tenantId: tenantId(),
    tokenHash: text().notNull().unique('calendar_feed_token_hash_key'),
    /** The language of the feed, since calendar programs do not send one. */
    locale: text({ enum: ['zh-CN', 'en-US', 'fr-FR'] }).notNull(),
    createdAt: createdAt(),
    usedAt: moment(),
  },
  (t) => [
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    ...systemOnlyPolicies(),
  ],
);
