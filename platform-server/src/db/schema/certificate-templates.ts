import type { CertificateField } from '@edu/shared-utility/contract';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { branch } from './branches';
import { storedFile } from './files';
import {
  branchPoliciesWithoutPerson,
  createdAt,
  id,
  moment,
  organPolicies,
  tenantPolicies,
  version,
} from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** A background or seal that the templates of an organisation share. */
export const certificatePicture = pgTable(
  'certificate_picture',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    name: text().notNull(),
    kind: text({ enum: ['background', 'seal'] }).notNull(),
    fileId: uuid().notNull(),
    createdBy: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('certificate_picture_tenant_key').on(t.tenantId, t.id),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    foreignKey({
      columns: [t.tenantId, t.fileId],
      foreignColumns: [storedFile.tenantId, storedFile.id],
    }),
    index('certificate_picture_organ_idx').on(t.tenantId, t.organId, t.kind),
    uniqueIndex('certificate_picture_file_key').on(t.fileId),
    ...tenantPolicies(),
    ...organPolicies(),
  ],
);

/** The layout of certificates; it cannot change once a certificate was issued from it. */
export const certificateTemplate = pgTable(
  'certificate_template',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    /** Null for the whole organisation. */
    branchId: uuid(),
    state: text({ enum: ['draft', 'enabled', 'disabled'] })
      .notNull()
      .default('draft'),
    name: text().notNull(),
    backgroundId: uuid(),
    /** In tenths of a millimetre. */
    width: integer().notNull(),
    height: integer().notNull(),
    fields: jsonb().$type<CertificateField[]>().notNull().default([]),
    numberPattern: text().notNull(),
    /** Months from the issue; null without expiry. */
    validMonths: integer(),
    skill: text().notNull().default(''),
    issuedCount: integer().notNull().default(0),
    createdBy: uuid(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    unique('certificate_template_tenant_key').on(t.tenantId, t.id),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    foreignKey({ columns: [t.tenantId, t.branchId], foreignColumns: [branch.tenantId, branch.id] }),
    foreignKey({
      columns: [t.tenantId, t.backgroundId],
      foreignColumns: [certificatePicture.tenantId, certificatePicture.id],
    }),
    index('certificate_template_list_idx').on(t.tenantId, t.organId, t.updatedAt, t.id),
    index('certificate_template_branch_idx').on(t.branchId),
    index('certificate_template_background_idx').on(t.backgroundId),
    ...tenantPolicies(),
    ...branchPoliciesWithoutPerson(),
  ],
);
