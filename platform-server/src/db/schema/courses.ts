import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CourseContent } from '../../domain/courses/content';
import { storedFile } from './files';
import { branch } from './people';
import { category, resource } from './resources';
import { createdAt, id, moment, rowBranchPolicies, tenantPolicies, version } from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** A course. This row is the draft; learners see its published revision. */
export const course = pgTable(
  'course',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    /** Null for the whole organisation. */
    branchId: uuid(),
    state: text({ enum: ['draft', 'published', 'unpublished', 'cancelled', 'terminated'] })
      .notNull()
      .default('draft'),
    title: text().notNull(),
    categoryId: uuid(),
    coverId: uuid(),
    teacherName: text().notNull().default(''),
    /** Teachers of the organisation; deleted ones have no rights. */
    teacherIds: uuid().array().notNull().default([]),
    level: text({ enum: ['beginner', 'intermediate', 'advanced'] })
      .notNull()
      .default('beginner'),
    /** In fen. */
    price: integer().notNull().default(0),
    /** All other content, with its chapters (`domain/courses/content.ts`). */
    content: jsonb().$type<CourseContent>().notNull(),
    /** Sums of the draft, for lists, which do not read the content. */
    lessonCount: integer().notNull().default(0),
    seconds: integer().notNull().default(0),
    /** The number of people who have started it. */
    learnerCount: integer().notNull().default(0),
    /** The number of the revision that learners see; null before the first. */
    publishedNumber: integer(),
    publishedAt: moment(),
    /** True if the draft differs from that revision. */
    hasChanges: boolean().notNull().default(true),
    /** The reason of its termination. */
    termination: text(),
    createdBy: uuid(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    unique('course_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    foreignKey({
      columns: [t.tenantId, t.branchId],
      foreignColumns: [branch.tenantId, branch.id],
    }),
    foreignKey({
      columns: [t.tenantId, t.categoryId],
      foreignColumns: [category.tenantId, category.id],
    }),
    foreignKey({
      columns: [t.tenantId, t.coverId],
      foreignColumns: [storedFile.tenantId, storedFile.id],
    }),
    index('course_list_idx').on(t.tenantId, t.organId, t.createdAt, t.id),
    // The list's order, with the columns of its conditions and of row-level security, so that late pages and the total
    // need no table rows.
    index('course_updated_idx').on(
      ...([t.tenantId, t.organId, t.updatedAt, t.id] as const),
      ...([t.branchId, t.state, t.level, t.categoryId] as const),
    ),
    index('course_title_idx').on(t.tenantId, t.organId, t.title, t.id),
    index('course_branch_idx').on(t.branchId),
    index('course_category_idx').on(t.categoryId),
    index('course_cover_idx').on(t.coverId),
    ...tenantPolicies(),
    ...rowBranchPolicies(),
  ],
);

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
