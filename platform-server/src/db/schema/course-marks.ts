import { boolean, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment, systemOnlyPolicies } from './shared';
import { markId } from './statistics-marks';
import { tenantId } from './tenant-id';

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
