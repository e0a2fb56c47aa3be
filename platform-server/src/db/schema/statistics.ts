import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { course } from './courses';
import { branch, member } from './people';
import {
  moment,
  rowBranchPolicies,
  systemOnlyPolicies,
  tenantPolicies,
  tenantRole,
} from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

const count = () => integer().notNull().default(0);
const sum = () => bigint({ mode: 'number' }).notNull().default(0);

/** A person in one organisation, with their branch as of the last roll-up. */
const ofPerson = () => ({
  tenantId: tenantId(),
  organId: uuid().notNull(),
  memberId: uuid().notNull(),
});

/**
 * Learning time by hour: the growth of `course_learner.seconds`, counted in the hour in which the roll-up saw it.
 * Heartbeats write nothing here. It stays when the course is deleted, and is deleted with the person.
 */
export const learnedHour = pgTable(
  'learned_hour',
  {
    ...ofPerson(),
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

const ofPersons = () => ({
  ...ofPerson(),
  branchId: uuid(),
  seconds: count(),
  /** Exams handed in. */
  exams: count(),
  /** Sittings that count and are fully marked, and those of them that were passed. */
  marked: count(),
  passed: count(),
});

/** A student's activity on a day in the installation's time zone. */
export const personDay = pgTable('person_day', { ...ofPersons(), day: date().notNull() }, (t) => [
  primaryKey({ columns: [t.organId, t.day, t.memberId] }),
  foreignKey({
    columns: [t.tenantId, t.memberId],
    foreignColumns: [member.tenantId, member.id],
  }).onDelete('cascade'),
  index('person_day_member_idx').on(t.memberId, t.day),
  ...tenantPolicies(),
  ...rowBranchPolicies(),
]);

/** The same per month, by its first day, so that long periods read few rows. */
export const personMonth = pgTable(
  'person_month',
  { ...ofPersons(), month: date().notNull() },
  (t) => [
    primaryKey({ columns: [t.organId, t.month, t.memberId] }),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    index('person_month_member_idx').on(t.memberId, t.month),
    ...tenantPolicies(),
    ...rowBranchPolicies(),
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
    ...rowBranchPolicies(),
  ],
);

const ofLearners = () => ({
  tenantId: tenantId(),
  courseId: uuid().notNull(),
  learners: count(),
  finished: count(),
  /** Sum of their progress, in thousandths. */
  progress: sum(),
});

/** Learners of a course by the day on which they started it; whoever may read the course may read it. */
export const courseDay = pgTable('course_day', { ...ofLearners(), day: date().notNull() }, (t) => [
  primaryKey({ columns: [t.courseId, t.day] }),
  foreignKey({
    columns: [t.tenantId, t.courseId],
    foreignColumns: [course.tenantId, course.id],
  }).onDelete('cascade'),
  index('course_day_day_idx').on(t.tenantId, t.day),
  ...tenantPolicies(),
]);

/** The same per month, by its first day. */
export const courseMonth = pgTable(
  'course_month',
  { ...ofLearners(), month: date().notNull() },
  (t) => [
    primaryKey({ columns: [t.courseId, t.month] }),
    foreignKey({
      columns: [t.tenantId, t.courseId],
      foreignColumns: [course.tenantId, course.id],
    }).onDelete('cascade'),
    ...tenantPolicies(),
  ],
);

const markId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/**
 * Figures to be counted again, by person and time: triggers add a mark in the transaction of the change. Without
 * foreign keys, since marks also concern deleted rows.
 */
export const personMark = pgTable(
  'person_mark',
  {
    id: markId(),
    tenantId: uuid().notNull(),
    organId: uuid().notNull(),
    /** Null if the changed figures belong to no single member. */
    memberId: uuid(),
    at: moment().notNull(),
    /** True for all days of the person: they joined, left or moved to another branch. */
    whole: boolean().notNull().default(false),
    /** True while the roll-up is processing it. */
    taken: boolean().notNull().default(false),
  },
  (t) => [index('person_mark_at_idx').on(t.at, t.id), ...systemOnlyPolicies()],
);

/**
 * Learners whose figures in `course_day` have to be checked and who are not found by the time of their last heartbeat:
 * deleted ones, and all of a course that was published again.
 */
export const learnerMark = pgTable(
  'learner_mark',
  {
    id: markId(),
    courseId: uuid().notNull(),
    /** Null for all learners of the course. */
    memberId: uuid(),
  },
  () => systemOnlyPolicies(),
);

/**
 * The values of a learner that `course_day` includes, so that checking them again changes nothing. Deleted through a
 * mark.
 */
export const courseNoted = pgTable(
  'course_noted',
  {
    tenantId: tenantId(),
    memberId: uuid().notNull(),
    courseId: uuid().notNull(),
    startedAt: moment().notNull(),
    progress: integer().notNull(),
    isFinished: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.courseId] }), ...systemOnlyPolicies()],
);

/** Not used any more, except by servers of the previous release. */
export const courseMark = pgTable(
  'course_mark',
  {
    id: markId(),
    tenantId: uuid().notNull(),
    courseId: uuid().notNull(),
    startedAt: moment().notNull(),
    learners: integer().notNull(),
    finished: integer().notNull(),
    progress: integer().notNull(),
  },
  () => systemOnlyPolicies(),
);

/** Who was present in an hour, and when last; kept for two days. */
export const presence = pgTable(
  'presence',
  { ...ofPerson(), branchId: uuid(), hour: moment().notNull(), seenAt: moment().notNull() },
  (t) => [
    primaryKey({ columns: [t.organId, t.hour, t.memberId] }),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    index('presence_member_idx').on(t.memberId),
    ...tenantPolicies(),
    ...rowBranchPolicies(),
  ],
);

/** The progress of the roll-up: a single row. */
export const rollUpState = pgTable(
  'roll_up_state',
  {
    id: integer().primaryKey(),
    /** The time zone of its days; after a change everything is counted again. */
    zone: text().notNull(),
    /** When it last looked for new learning, and when it last checked everything. */
    lookedAt: moment(),
    sweptAt: moment(),
    /** The version of its counting rules; after a change everything is counted again. */
    rules: integer().notNull().default(1),
    /** Increases with each change of figures, to invalidate cached results. */
    stamp: bigint({ mode: 'number' }).notNull().default(0),
  },
  () => [
    pgPolicy('anyone_reads', { to: tenantRole, for: 'select', using: sql`true` }),
    ...systemOnlyPolicies(),
  ],
);
