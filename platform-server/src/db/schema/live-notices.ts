import { foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { liveSession } from './live';
import { member } from './people';
import { createdAt, id, moment, tenantPolicies } from './shared';
import { tenantId } from './tenant-id';

/** A notice about a session as it was then, shown in the inbox of that member. */
export const liveNotice = pgTable(
  'live_notice',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    liveId: uuid().notNull(),
    memberId: uuid().notNull(),
    kind: text({ enum: ['reminder', 'moved', 'cancelled'] }).notNull(),
    /** The sequence of the session's times: each is announced once. */
    sequence: integer().notNull(),
    title: text().notNull(),
    courseTitle: text().notNull(),
    startsAt: moment().notNull(),
    reason: text(),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (t) => [
    unique('live_notice_once_key').on(t.liveId, t.memberId, t.kind, t.sequence),
    foreignKey({
      columns: [t.tenantId, t.liveId],
      foreignColumns: [liveSession.tenantId, liveSession.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    index('live_notice_member_idx').on(t.memberId, t.createdAt),
    ...tenantPolicies(),
  ],
);
