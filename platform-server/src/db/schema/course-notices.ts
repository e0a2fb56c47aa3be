import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { course } from './courses';
import { member } from './people';
import { createdAt, id, moment, tenantPolicies } from './shared';
import { tenantId } from './tenant-id';

/** A notice of the end of a course, shown in the inbox of that member. */
export const courseNotice = pgTable(
  'course_notice',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    courseId: uuid().notNull(),
    memberId: uuid().notNull(),
    kind: text({ enum: ['soon', 'ended'] }).notNull(),
    courseTitle: text().notNull(),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (t) => [
    foreignKey({
      columns: [t.tenantId, t.courseId],
      foreignColumns: [course.tenantId, course.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    index('course_notice_member_idx').on(t.memberId, t.createdAt),
    index('course_notice_course_idx').on(t.courseId),
    ...tenantPolicies(),
  ],
);
