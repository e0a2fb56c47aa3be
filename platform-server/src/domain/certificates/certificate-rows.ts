import type { Certificate, CertificateFilter } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { certificate } from '../../db/schema';
import { branchAndBelow } from '../branch-and-below';
import { iso } from '../courses/find-courses';
import { containing, joinConditions } from '../search';

export type CertificateRow = typeof certificate.$inferSelect;

export type CertificateConditions = {
  readonly [K in keyof CertificateFilter]?: CertificateFilter[K] | undefined;
};

/** The present status of a certificate `c`: a revoked one stays revoked after its expiry. */
export const statusOf = sql`CASE WHEN c.revoked_at IS NOT NULL THEN 'revoked'
  WHEN c.expires_at <= now() THEN 'expired' ELSE 'valid' END`;

export const columns = sql`c.id, c.number AS "certificateNo", c.template_id AS "templateId",
  t.name AS "templateName", c.member_id AS "userId", c.name, c.train_id AS "trainId",
  nullif(c.values ->> 'trainTitle', '') AS "trainTitle", ${statusOf} AS status,
  ${iso('c.issued_at')} AS "issuedAt", ${iso('c.expires_at')} AS "expiresAt",
  ${iso('c.revoked_at')} AS "revokedAt", c.reason, r.number AS "replacedByNo",
  b.name AS "branchName", c.version`;

export const joins = sql`JOIN certificate_template t ON t.id = c.template_id
  LEFT JOIN certificate r ON r.id = c.replaced_by_id LEFT JOIN branch b ON b.id = c.branch_id`;

export type Row = Certificate & Record<string, unknown>;

/** Conditions on certificates `c` of an organisation. */
export function matching(organId: string, filter: CertificateConditions): SQL {
  const { keyword, trainId, templateId, branchId, status, from, to } = filter;
  return joinConditions([
    sql`c.organ_id = ${organId}::uuid`,
    keyword?.trim() &&
      sql`(${containing(sql`c.number`, keyword)} OR ${containing(sql`c.name`, keyword)})`,
    trainId && sql`c.train_id = ${trainId}::uuid`,
    templateId && sql`c.template_id = ${templateId}::uuid`,
    branchId && sql`c.branch_id IN (${branchAndBelow(branchId)})`,
    status && sql`${statusOf} = ${status}`,
    from && sql`c.issued_at >= ${from}::timestamptz`,
    to && sql`c.issued_at < ${to}::timestamptz`,
  ]);
}
