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
import { branch } from './branches';
import { course } from './courses';
import { member } from './people';
import {
  branchPoliciesWithoutPerson,
  createdAt,
  id,
  moment,
  tenantPolicies,
  version,
} from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** A live session of a course, at a set time. */
export const liveSession = pgTable(
  'live_session',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    /** Null for the whole organisation. */
    branchId: uuid(),
    courseId: uuid().notNull(),
    title: text().notNull(),
    hostName: text().notNull().default(''),
    /** Teachers of the organisation; deleted ones have no rights. */
    teacherIds: uuid().array().notNull().default([]),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** IANA name of the time zone in which it was planned. */
    zone: text().notNull(),
    summary: text().notNull().default(''),
    joinUrl: text(),
    /** Minutes before its beginning when the reminder is sent; null for none. */
    remindMinutes: integer(),
    remindedAt: moment(),
    /** When people were first notified; before that it may be deleted. */
    toldAt: moment(),
    cancelledAt: moment(),
    reason: text(),
    /** Increases when its times change, for calendars that have it already. */
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
    // Reminders search across all tenants for sessions that begin soon.
    index('live_session_starts_idx').on(t.startsAt),
    ...tenantPolicies(),
    ...branchPoliciesWithoutPerson(),
  ],
);

/** Who attended a session. */
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
