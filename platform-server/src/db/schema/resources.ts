import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { branch } from './branches';
import { storedFile } from './files';
import { category, copyrightUnit, times } from './resource-categories';
import { branchPoliciesWithoutPerson, createdAt, id, tenantPolicies } from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** A resource of the library: a file with its description. */
export const resource = pgTable(
  'resource',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    /** Null for the whole organisation. */
    branchId: uuid(),
    title: text().notNull(),
    kind: text({ enum: ['video', 'audio', 'document', 'image'] }).notNull(),
    categoryId: uuid(),
    copyrightUnitId: uuid(),
    /** The present file; former ones are in `resource_file`. */
    fileId: uuid().notNull(),
    /** A picture shown for a video or document. */
    posterId: uuid(),
    /** Numbers its files from 1. */
    fileNumber: integer().notNull().default(1),
    seconds: integer(),
    pages: integer(),
    /** True if other organisations may apply to use it. */
    shared: boolean().notNull().default(false),
    ...times(),
  },
  (t) => [
    unique('resource_tenant_id_key').on(t.tenantId, t.id),
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
      columns: [t.tenantId, t.copyrightUnitId],
      foreignColumns: [copyrightUnit.tenantId, copyrightUnit.id],
    }),
    foreignKey({
      columns: [t.tenantId, t.fileId],
      foreignColumns: [storedFile.tenantId, storedFile.id],
    }),
    foreignKey({
      columns: [t.tenantId, t.posterId],
      foreignColumns: [storedFile.tenantId, storedFile.id],
    }),
    index('resource_list_idx').on(t.tenantId, t.organId, t.kind, t.createdAt, t.id),
    index('resource_branch_idx').on(t.branchId),
    index('resource_category_idx').on(t.categoryId),
    index('resource_copyright_idx').on(t.copyrightUnitId),
    uniqueIndex('resource_file_key').on(t.fileId),
    index('resource_poster_idx').on(t.posterId),
    index('resource_shared_idx').on(t.tenantId, t.createdAt).where(sql`shared`),
    ...tenantPolicies(),
    ...branchPoliciesWithoutPerson(),
  ],
);

/** The present and former files of a resource. */
export const resourceFile = pgTable(
  'resource_file',
  {
    tenantId: tenantId(),
    resourceId: uuid().notNull(),
    number: integer().notNull(),
    fileId: uuid().notNull(),
    createdBy: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.resourceId, t.number] }),
    foreignKey({
      columns: [t.tenantId, t.resourceId],
      foreignColumns: [resource.tenantId, resource.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.fileId],
      foreignColumns: [storedFile.tenantId, storedFile.id],
    }),
    index('resource_file_file_idx').on(t.fileId),
    ...tenantPolicies(),
  ],
);
