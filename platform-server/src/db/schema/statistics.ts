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

/** Somebody in one organisation; with their branch as it is now, once the roll-up has seen it. */
const ofPerson = () => ({
  tenantId: tenantId(),
  organId: uuid().notNull(),
  memberId: uuid().notNull(),
});

/**
 * When what was learned: the growth of `course_learner.seconds`, in the hour in which it was seen. A beat of a player
 * writes nothing here. It outlives the course, and goes with the person.
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
  /** Handed in. */
  exams: count(),
  /** Of those that count and have all their points; and that were passed. */
  marked: count(),
  passed: count(),
});

/** What a student did on a day of the installation's time zone. */
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

/** The same of a month, by its first day: long spans read few rows. */
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

/** What the people of a branch did on a day, together. */
export const organDay = pgTable(
  'organ_day',
  {
    tenantId: tenantId(),
    organId: uuid().notNull(),
    branchId: uuid(),
    day: date().notNull(),
    /** People who came to it on that day; students among them. */
    newUsers: count(),
    newStudents: count(),
    /** Issued on that day, and not revoked. */
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
  /** Thousandths, of all of them together. */
  progress: sum(),
});

/** Learners of a course by the day on which they began it; anyone who reads it sees the course. */
export const courseDay = pgTable('course_day', { ...ofLearners(), day: date().notNull() }, (t) => [
  primaryKey({ columns: [t.courseId, t.day] }),
  foreignKey({
    columns: [t.tenantId, t.courseId],
    foreignColumns: [course.tenantId, course.id],
  }).onDelete('cascade'),
  index('course_day_day_idx').on(t.tenantId, t.day),
  ...tenantPolicies(),
]);

/** The same by months, by their first day. */
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
 * Whose figures of which day are to be counted again: triggers leave it in the transaction of the change. Without
 * references, since it tells of what is gone too.
 */
export const personMark = pgTable(
  'person_mark',
  {
    id: markId(),
    tenantId: uuid().notNull(),
    organId: uuid().notNull(),
    /** Null where the figures that have changed belong to no single member. */
    memberId: uuid(),
    at: moment().notNull(),
    /** All their days: they came, went or moved to another branch. */
    whole: boolean().notNull().default(false),
    /** The roll-up is at it. */
    taken: boolean().notNull().default(false),
  },
  (t) => [index('person_mark_at_idx').on(t.at, t.id), ...systemOnlyPolicies()],
);

/**
 * Learners whose figures in `course_day` have to be looked at, and whom the look by the time of their last beat does
 * not find: those who are gone, and all of a course that was published again.
 */
export const learnerMark = pgTable(
  'learner_mark',
  {
    id: markId(),
    courseId: uuid().notNull(),
    /** Without one all of the course. */
    memberId: uuid(),
  },
  () => systemOnlyPolicies(),
);

/** What `course_day` holds of a learner: a look at the same again changes nothing. It goes by a mark. */
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

/** Written by nothing any more, and read by servers of the release before only. */
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

/** Who was there in an hour, and when last; two days are kept. */
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

/** How far the roll-up is: one row. */
export const rollUpState = pgTable(
  'roll_up_state',
  {
    id: integer().primaryKey(),
    /** Whose days it counts; another one counts all again. */
    zone: text().notNull(),
    /** When it looked for what was learned since, and when at everything. */
    lookedAt: moment(),
    sweptAt: moment(),
    /** By which rules it counts; others count all again. */
    rules: integer().notNull().default(1),
    /** Grows with whatever it changes: an answer is good until then. */
    stamp: bigint({ mode: 'number' }).notNull().default(0),
  },
  () => [
    pgPolicy('anyone_reads', { to: tenantRole, for: 'select', using: sql`true` }),
    ...systemOnlyPolicies(),
  ],
);
