import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { course } from './courses';
import { branch, member } from './people';
import {
  createdAt,
  id,
  moment,
  rowBranchPolicies,
  systemOnlyPolicies,
  tenantPolicies,
  version,
} from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** A session of a course, held at a time. */
export const liveSession = pgTable(
  'live_session',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    /** Null is the organisation as a whole. */
    branchId: uuid(),
    courseId: uuid().notNull(),
    title: text().notNull(),
    hostName: text().notNull().default(''),
    /** Teachers of the organisation; one that has gone holds nothing. */
    teacherIds: uuid().array().notNull().default([]),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** IANA name of the zone that it was planned in. */
    zone: text().notNull(),
    summary: text().notNull().default(''),
    joinUrl: text(),
    /** So many minutes before its beginning; null for not at all. */
    remindMinutes: integer(),
    remindedAt: moment(),
    /** Before the first word about it was sent it may be removed without a trace. */
    toldAt: moment(),
    cancelledAt: moment(),
    reason: text(),
    /** Counts its times for calendars that have it already. */
    sequence: integer().notNull().default(0),
    createdBy: uuid().notNull(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    unique('live_session_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    foreignKey({ columns: [t.tenantId, t.branchId], foreignColumns: [branch.tenantId, branch.id] }),
    foreignKey({
      columns: [t.tenantId, t.courseId],
      foreignColumns: [course.tenantId, course.id],
    }).onDelete('cascade'),
    index('live_session_list_idx').on(t.tenantId, t.organId, t.startsAt, t.id),
    index('live_session_course_idx').on(t.courseId, t.startsAt),
    index('live_session_branch_idx').on(t.branchId),
    // Reminders look for what begins soon, over all tenants.
    index('live_session_starts_idx').on(t.startsAt),
    ...tenantPolicies(),
    ...rowBranchPolicies(),
  ],
);

/** Who came to a session. */
export const liveAttendance = pgTable(
  'live_attendance',
  {
    tenantId: tenantId(),
    liveId: uuid().notNull(),
    memberId: uuid().notNull(),
    joinedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.liveId, t.memberId] }),
    foreignKey({
      columns: [t.tenantId, t.liveId],
      foreignColumns: [liveSession.tenantId, liveSession.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    index('live_attendance_member_idx').on(t.memberId),
    ...tenantPolicies(),
  ],
);

/** The address that somebody's calendar programme reads: one for each member, of which only the hash is kept. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    memberId: uuid().primaryKey(),
    tenantId: tenantId(),
    tokenHash: text().notNull().unique('calendar_feed_token_hash_key'),
    /** Of the person's words, since a programme says none. */
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

/** What somebody was told of a session, as it was then: it is in the inbox of anyone who logs in as that member. */
export const liveNotice = pgTable(
  'live_notice',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    liveId: uuid().notNull(),
    memberId: uuid().notNull(),
    kind: text({ enum: ['reminder', 'moved', 'cancelled'] }).notNull(),
    /** Of the session's times: each is told once. */
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
