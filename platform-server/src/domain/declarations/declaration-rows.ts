import type { DeclarationSummary } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { iso } from '../courses/find-courses';
import { regionName } from '../regions';

export type Row = Omit<DeclarationSummary, 'regionName'> & { regionId: string | null } & Record<
    string,
    unknown
  >;

export const columns = sql`d.id, d.train_id AS "trainId", d.state AS status, d.title,
  d.region_id AS "regionId", d.hours, d.place, ${iso('d.starts_at')} AS "startsAt",
  ${iso('d.ends_at')} AS "endsAt", ${iso('d.enrol_from')} AS "enrolFrom",
  ${iso('d.enrol_until')} AS "enrolUntil", d.user_count AS "userCount", t.name AS "tenantName",
  o.name AS "organName", b.name AS "branchName", who.name AS "createdByName",
  ${iso('d.submitted_at')} AS "submittedAt", ${iso('d.decided_at')} AS "decidedAt", d.reason,
  ${iso('d.created_at')} AS "createdAt", ${iso('d.updated_at')} AS "updatedAt", d.version`;

export const joins = sql`JOIN tenant t ON t.id = d.tenant_id JOIN organ o ON o.id = d.organ_id
  LEFT JOIN branch b ON b.id = d.branch_id
  LEFT JOIN member who ON who.account_id = d.created_by AND who.tenant_id = d.tenant_id`;

export const asSummary = ({ regionId, ...row }: Row): DeclarationSummary => ({
  ...row,
  regionName: regionId === null ? null : regionName(regionId),
});

export async function summaryOf(tx: Tx, id: string): Promise<DeclarationSummary | undefined> {
  const { rows } = await tx.execute<Row>(sql`SELECT ${columns} FROM declaration d ${joins}
    WHERE d.id = ${id}::uuid`);
  return rows[0] && asSummary(rows[0]);
}
