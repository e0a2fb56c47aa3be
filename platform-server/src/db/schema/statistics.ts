import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { branch } from './branches';
import { member } from './people';
import { branchPoliciesWithoutPerson, moment, systemOnlyPolicies, tenantPolicies } from './shared';
import { count, personColumns, personCountColumns, sum } from './statistics-columns';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/**
 * Learning time by hour: the growth of `course_learner.seconds`, counted in the hour in which the roll-up saw it.
 * Heartbeats write nothing here. It stays when the course is deleted, and is deleted with the person.
 */
export const learnedHour = pgTable(
  'learned_hour',
  {
    ...personColumns(),
    courseId: uuid().notNull(),
    hour: moment().notNull(),
    seconds: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.hour, t.courseId] }),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    ...systemOnlyPolicies(),
  ],
);

/** A student's activity on a day in the installation's time zone. */
export const personDay = pgTable(
  'person_day',
  { ...personCountColumns(), day: date().notNull() },
  (t) => [
    primaryKey({ columns: [t.organId, t.day, t.memberId] }),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    index('person_day_member_idx').on(t.memberId, t.day),
    ...tenantPolicies(),
    ...branchPoliciesWithoutPerson(),
  ],
);

/** The same per month, by its first day, so that long periods read few rows. */
export const personMonth = pgTable(
  'person_month',
  { ...personCountColumns(), month: date().notNull() },
  (t) => [
    primaryKey({ columns: [t.organId, t.month, t.memberId] }),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    index('person_month_member_idx').on(t.memberId, t.month),
    ...tenantPolicies(),
    ...branchPoliciesWithoutPerson(),
  ],
);

/** The activity of all people of a branch on a day. */
export const organDay = pgTable(
  'organ_day',
  {
    tenantId: tenantId(),
    organId: uuid().notNull(),
    branchId: uuid(),
    day: date().notNull(),
    /** People added on that day, and the students among them. */
    newUsers: count(),
    newStudents: count(),
    /** Certificates issued on that day and not revoked. */
    certificates: count(),
    /** Students who learned or sat an exam. */
    active: count(),
    seconds: sum(),
    exams: count(),
    marked: count(),
    passed: count(),
  },
  (t) => [
    unique('organ_day_key').on(t.organId, t.day, t.branchId).nullsNotDistinct(),
    foreignKey({
      columns: [t.tenantId, t.organId],
      foreignColumns: [organ.tenantId, organ.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.branchId],
      foreignColumns: [branch.tenantId, branch.id],
    }).onDelete('cascade'),
    index('organ_day_branch_idx').on(t.branchId),
    ...tenantPolicies(),
    ...branchPoliciesWithoutPerson(),
  ],
);
