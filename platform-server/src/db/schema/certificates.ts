import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { branch } from './branches';
import { certificateTemplate } from './certificate-templates';
import { member } from './people';
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

/** Running numbers, taken by one atomic statement, so that concurrent issues get different ones. */
export const certificateCounter = pgTable(
  'certificate_counter',
  {
    tenantId: tenantId(),
    /** The pattern with its date filled in. */
    pattern: text().notNull(),
    last: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.pattern] }), ...tenantPolicies()],
);

/** The values printed on a certificate, as they were when it was issued. */
export interface CertificateValues {
  name: string;
  idNumber: string;
  trainTitle: string;
  organName: string;
  score: string;
  hours: string;
  /** Id of a stored file. */
  photoId: string | null;
}

export const certificate = pgTable(
  'certificate',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    /** The branch of the training or of the issuer; null for the whole organisation. */
    branchId: uuid(),
    number: text().notNull(),
    templateId: uuid().notNull(),
    /** Null after the person was deleted; the certificate stays. */
    memberId: uuid(),
    /** Null if it is not for a training, or the training was deleted. */
    trainId: uuid(),
    values: jsonb().$type<CertificateValues>().notNull(),
    /** A copy of the name, for the search. */
    name: text().notNull(),
    issuedAt: moment().notNull().defaultNow(),
    /** Expiry; null for never. */
    expiresAt: moment(),
    revokedAt: moment(),
    reason: text(),
    replacedById: uuid(),
    /** The signed credential (compact JWS). */
    credential: text().notNull(),
    createdBy: uuid(),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('certificate_tenant_id_key').on(t.tenantId, t.id),
    unique('certificate_number_key').on(t.tenantId, t.number),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    foreignKey({ columns: [t.tenantId, t.branchId], foreignColumns: [branch.tenantId, branch.id] }),
    foreignKey({
      columns: [t.tenantId, t.templateId],
      foreignColumns: [certificateTemplate.tenantId, certificateTemplate.id],
    }),
    // Without the tenant column, which SET NULL would empty too.
    foreignKey({ columns: [t.memberId], foreignColumns: [member.id] }).onDelete('set null'),
    index('certificate_issued_idx').on(t.tenantId, t.organId, t.issuedAt, t.id),
    index('certificate_member_idx').on(t.memberId),
    index('certificate_train_idx').on(t.trainId),
    index('certificate_template_idx').on(t.templateId),
    index('certificate_branch_idx').on(t.branchId),
    // For counts of valid certificates, with the columns of row-level security, so that no table rows are read.
    index('certificate_count_idx')
      .on(t.tenantId, t.organId, t.issuedAt, t.branchId)
      .where(sql`revoked_at IS NULL`),
    index('certificate_train_count_idx')
      .on(t.trainId, t.tenantId, t.organId, t.branchId)
      .where(sql`revoked_at IS NULL`),
    ...tenantPolicies(),
    ...branchPoliciesWithoutPerson(),
  ],
);
