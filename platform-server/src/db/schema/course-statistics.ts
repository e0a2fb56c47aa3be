import { date, foreignKey, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { course } from './courses';
import { tenantPolicies } from './shared';
import { learnerCountColumns } from './statistics-columns';

/** Learners of a course by the day on which they started it; visible to those who may read the course. */
export const courseDay = pgTable(
  'course_day',
  { ...learnerCountColumns(), day: date().notNull() },
  (t) => [
    primaryKey({ columns: [t.courseId, t.day] }),
    foreignKey({
      columns: [t.tenantId, t.courseId],
      foreignColumns: [course.tenantId, course.id],
    }).onDelete('cascade'),
    index('course_day_day_idx').on(t.tenantId, t.day),
    ...tenantPolicies(),
  ],
);

/** The same per month, by its first day. */
export const courseMonth = pgTable(
  'course_month',
  { ...learnerCountColumns(), month: date().notNull() },
  (t) => [
    primaryKey({ columns: [t.courseId, t.month] }),
    foreignKey({
      columns: [t.tenantId, t.courseId],
      foreignColumns: [course.tenantId, course.id],
    }).onDelete('cascade'),
    ...tenantPolicies(),
  ],
);
