import type { AuditChange, StudentBulkChange } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { auditEach } from '../audit';
import { checkBranch, checkDepartment, type Scope } from '../branch-scope';

export interface Changer extends Scope {
  readonly tenantId: string;
  readonly accountId: string;
  readonly ip: string;
}

interface FormerActor extends Record<string, unknown> {
  userId: string;
  status: string;
  departmentId: string | null;
  branchId: string | null;
}

/** Refuses a department or branch that is not the caller's. */
export async function checkDepartmentAndBranch(
  tx: Tx,
  scope: Scope,
  { departmentId, branchId }: StudentBulkChange,
): Promise<void> {
  if (departmentId !== undefined) await checkDepartment(tx, scope.organId, departmentId);
  if (branchId !== undefined) await checkBranch(tx, scope, branchId);
}

const fields = ['departmentId', 'branchId', 'status'] as const;

const changesOf = (former: FormerActor, change: StudentBulkChange): AuditChange[] =>
  fields.flatMap((field) => {
    const [before, after] = [former[field], change[field]];
    return after === undefined || before === after ? [] : [{ field, before, after }];
  });

/**
 * Applies the change to these student actors; unchanged ones stay as they are. Each change is an audit entry.
 *
 * @returns how many of them exist, and how many were changed
 */
export async function changeStudentActors(
  tx: Tx,
  { tenantId, accountId, ip, organId, branches }: Changer,
  ids: readonly string[],
  change: StudentBulkChange,
): Promise<{ present: number; changed: number }> {
  const { status, departmentId, branchId } = change;
  const conditions = [
    [sql`status`, status, sql`${status}`],
    [sql`department_id`, departmentId, sql`${departmentId}::uuid`],
    [sql`branch_id`, branchId, sql`${branchId}::uuid`],
  ] as const;
  const setConditions = conditions.filter(([, value]) => value !== undefined);
  const set = sql.join(
    setConditions.map(([name, , value]) => sql`${name} = ${value}`),
    sql`, `,
  );
  const differs = sql.join(
    setConditions.map(([name, , value]) => sql`a.${name} IS DISTINCT FROM ${value}`),
    sql` OR `,
  );
  const list = (uuids: readonly string[]) => sql`(
    SELECT value::uuid FROM jsonb_array_elements_text(${JSON.stringify(uuids)}::jsonb))`;
  const { rows } = await tx.execute<FormerActor & { changed: boolean }>(sql`
    WITH former AS MATERIALIZED (
      SELECT a.id, a.member_id, a.status, a.department_id, a.branch_id FROM actor a
      WHERE a.id IN ${list(ids)} AND a.tenant_id = ${tenantId}::uuid AND a.organ_id = ${organId}::uuid
        AND a.kind = 'student' ${branches ? sql`AND a.branch_id IN ${list(branches)}` : sql``}
      ORDER BY a.id FOR UPDATE),
    changed AS (
      UPDATE actor a SET ${set}, version = a.version + 1 FROM former WHERE a.id = former.id AND (${differs}) RETURNING a.id)
    SELECT f.member_id AS "userId", f.status, f.department_id AS "departmentId",
      f.branch_id AS "branchId", c.id IS NOT NULL AS changed
    FROM former f LEFT JOIN changed c ON c.id = f.id`);
  const changed = rows.filter((row) => row.changed);
  await auditEach(
    tx,
    changed.map((former) => ({
      tenantId,
      accountId,
      ip,
      organIds: [organId],
      action: 'student.changed',
      target: former.userId,
      detail: { together: true },
      changes: changesOf(former, change),
    })),
  );
  return { present: rows.length, changed: changed.length };
}
