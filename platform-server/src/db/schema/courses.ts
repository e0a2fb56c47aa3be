import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CourseContent } from '../../domain/courses/content';
import { branch } from './branches';
import { storedFile } from './files';
import { category } from './resource-categories';
import {
  branchPoliciesWithoutPerson,
  createdAt,
  id,
  moment,
  tenantPolicies,
  version,
} from './shared';
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
    ...branchPoliciesWithoutPerson(),
  ],
);
