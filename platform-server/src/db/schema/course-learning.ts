import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { course } from './courses';
import { member } from './people';
import { createdAt, id, moment, tenantPolicies, version } from './shared';
import { tenantId } from './tenant-id';

const learnerColumns = () => ({
  tenantId: tenantId(),
  memberId: uuid().notNull(),
  courseId: uuid().notNull(),
});

/** The progress of a person in a course. */
export const courseLearner = pgTable(
  'course_learner',
  {
    ...learnerColumns(),
    /** The organisation where they are a student, for lists of those who manage the course. */
    organId: uuid().notNull(),
    /** 0 to 1000. */
    progress: integer().notNull().default(0),
    /** Total learning time by the server's clock. */
    seconds: integer().notNull().default(0),
    lastLessonId: uuid(),
    startedAt: moment().notNull().defaultNow(),
    lastAt: moment().notNull().defaultNow(),
    finishedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.courseId] }),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.courseId],
      foreignColumns: [course.tenantId, course.id],
    }).onDelete('cascade'),
    index('course_learner_course_idx').on(t.courseId, t.lastAt),
    ...tenantPolicies(),
  ],
);

/** The same for one lesson. */
export const lessonLearner = pgTable(
  'lesson_learner',
  {
    ...learnerColumns(),
    lessonId: uuid().notNull(),
    /** Watched ranges in seconds: pairs of start and end, disjoint and sorted. */
    watched: integer().array().notNull().default([]),
    position: integer().notNull().default(0),
    seconds: integer().notNull().default(0),
    /** The player of the last heartbeat, and its time: the next one counts at most the time passed since. */
    playerId: uuid('sitting'),
    beatAt: moment(),
    doneAt: moment(),
    startedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.lessonId] }),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.courseId],
      foreignColumns: [course.tenantId, course.id],
    }).onDelete('cascade'),
    index('lesson_learner_course_idx').on(t.courseId, t.lessonId),
    ...tenantPolicies(),
  ],
);

/** A learner's note at a position of a lesson, visible to its author only. */
export const lessonNote = pgTable(
  'lesson_note',
  {
    id: id(),
    ...learnerColumns(),
    lessonId: uuid().notNull(),
    seconds: integer().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.courseId],
      foreignColumns: [course.tenantId, course.id],
    }).onDelete('cascade'),
    index('lesson_note_idx').on(t.memberId, t.courseId),
    ...tenantPolicies(),
  ],
);
