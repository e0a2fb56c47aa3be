import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CourseContent } from '../../domain/courses/content';
import { course } from './courses';
import { resource } from './resources';
import { createdAt, tenantPolicies } from './shared';
import { tenantId } from './tenant-id';

/** A published revision. Learners of any organisation read it, so only the tenant's policy applies. */
export const courseRevision = pgTable(
  'course_revision',
  {
    tenantId: tenantId(),
    courseId: uuid().notNull(),
    number: integer().notNull(),
    title: text().notNull(),
    teacherName: text().notNull(),
    level: text().notNull(),
    coverId: uuid(),
    content: jsonb().$type<CourseContent>().notNull(),
    lessonCount: integer().notNull(),
    seconds: integer().notNull(),
    createdBy: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.number] }),
    foreignKey({
      columns: [t.tenantId, t.courseId],
      foreignColumns: [course.tenantId, course.id],
    }).onDelete('cascade'),
    ...tenantPolicies(),
  ],
);

/** Resources that a course shows, as a draft (number 0) or in a revision; these cannot be deleted. */
export const courseResource = pgTable(
  'course_resource',
  {
    tenantId: tenantId(),
    courseId: uuid().notNull(),
    number: integer().notNull(),
    resourceId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.number, t.resourceId] }),
    foreignKey({
      columns: [t.tenantId, t.courseId],
      foreignColumns: [course.tenantId, course.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.resourceId],
      foreignColumns: [resource.tenantId, resource.id],
    }),
    index('course_resource_resource_idx').on(t.resourceId),
    ...tenantPolicies(),
  ],
);
