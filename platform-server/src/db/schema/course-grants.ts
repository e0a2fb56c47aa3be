import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { course } from './courses';
import { createdAt, id, moment, tenantPolicies, version } from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** Who may learn a course. Learners of other organisations read it too, so only the tenant's policy applies. */
export const courseGrant = pgTable(
  'course_grant',
  {
    id: id(),
    tenantId: tenantId(),
    courseId: uuid().notNull(),
    /** The organisation that owns the course. */
    ownerOrganId: uuid().notNull(),
    audience: text({ enum: ['organ', 'department', 'train', 'person'] }).notNull(),
    /** Id of an organisation, a department, a training or a member. */
    audienceId: uuid().notNull(),
    /** The organisation whose people it is for. */
    organId: uuid().notNull(),
    /** Expiry; null for never. */
    expiresAt: moment(),
    withdrawnAt: moment(),
    createdBy: uuid(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    unique('course_grant_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({
      columns: [t.tenantId, t.courseId],
      foreignColumns: [course.tenantId, course.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    // A repeated grant updates the same row.
    uniqueIndex('course_grant_audience_key').on(t.courseId, t.audience, t.audienceId, t.organId),
    index('course_grant_owner_idx').on(t.tenantId, t.ownerOrganId, t.createdAt),
    index('course_grant_reach_idx').on(t.audienceId, t.courseId),
    // Notices search across all tenants for grants that ended or were withdrawn recently.
    index('course_grant_end_idx').on(t.expiresAt).where(sql`${t.withdrawnAt} IS NULL`),
    index('course_grant_withdrawn_idx').on(t.withdrawnAt),
    ...tenantPolicies(),
  ],
);
