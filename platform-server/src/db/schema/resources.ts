import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
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
import { storedFile } from './files';
import { branch } from './people';
import {
  createdAt,
  id,
  moment,
  organPolicies,
  rowBranchPolicies,
  tenantPolicies,
  version,
} from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** The columns that all tables of teaching content have. */
const times = () => ({
  /** Id of an account. */
  createdBy: uuid(),
  createdAt: createdAt(),
  updatedAt: moment().notNull().defaultNow(),
  version: version(),
});

/** A folder of an organisation for its resources of one kind, or for its courses, questions, papers or articles. */
export const category = pgTable(
  'category',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    type: text({
      enum: ['video', 'audio', 'document', 'image', 'course', 'question', 'paper', 'article'],
    }).notNull(),
    parentId: uuid().references((): AnyPgColumn => category.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    sort: integer().notNull().default(0),
    ...times(),
  },
  (t) => [
    unique('category_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    index('category_organ_idx').on(t.tenantId, t.organId, t.type),
    index('category_parent_idx').on(t.parentId),
    ...tenantPolicies(),
    ...organPolicies(),
  ],
);

/** The holder of a resource's rights, such as a publisher or author. */
export const copyrightUnit = pgTable(
  'copyright_unit',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    name: text().notNull(),
    /** The last day of the licence; null without end. */
    validUntil: date({ mode: 'string' }),
    ...times(),
  },
  (t) => [
    unique('copyright_unit_tenant_id_key').on(t.tenantId, t.id),
    unique('copyright_unit_name_key').on(t.tenantId, t.organId, t.name),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    ...tenantPolicies(),
    ...organPolicies(),
  ],
);

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
    ...rowBranchPolicies(),
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

/** A request to use another organisation's resource. Both read it, so only the tenant's policies apply. */
export const resourceApplication = pgTable(
  'resource_application',
  {
    id: id(),
    tenantId: tenantId(),
    resourceId: uuid().notNull(),
    ownerOrganId: uuid().notNull(),
    applicantOrganId: uuid().notNull(),
    /** The name of the person who applied. */
    applicantName: text().notNull(),
    reason: text().notNull(),
    state: text({ enum: ['applied', 'granted', 'refused'] })
      .notNull()
      .default('applied'),
    refusal: text(),
    /** When a granted application expires. */
    expiresAt: moment(),
    decidedAt: moment(),
    decidedBy: uuid(),
    ...times(),
  },
  (t) => [
    unique('resource_application_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({
      columns: [t.tenantId, t.resourceId],
      foreignColumns: [resource.tenantId, resource.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.ownerOrganId],
      foreignColumns: [organ.tenantId, organ.id],
    }),
    foreignKey({
      columns: [t.tenantId, t.applicantOrganId],
      foreignColumns: [organ.tenantId, organ.id],
    }),
    index('resource_application_owner_idx').on(t.tenantId, t.ownerOrganId, t.createdAt),
    index('resource_application_applicant_idx').on(t.tenantId, t.applicantOrganId, t.createdAt),
    // at most one open application of an organisation for a resource
    uniqueIndex('resource_application_waiting_key')
      .on(t.resourceId, t.applicantOrganId)
      .where(sql`state = 'applied'`),
    ...tenantPolicies(),
  ],
);
