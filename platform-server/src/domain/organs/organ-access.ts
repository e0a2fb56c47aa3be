import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller, worksIn } from '../../http/caller';
import { firstBranch } from '../first-branch';

export type OrganCode = 'organ.read' | 'organ.write';

/**
 * Whether the caller manages all organisations of the tenant: a platform operator, or a person who has that permission
 * for the whole head organisation. Where they work at present does not matter, as long as it is a whole organisation.
 */
export async function managesAllOrgans(tx: Tx, caller: Caller, code: OrganCode): Promise<boolean> {
  if (!worksIn(caller, null) || caller.actor === null) return false;
  if (caller.isOperator) return true;
  const { rows } = await tx.execute(sql`
    SELECT 1 FROM organ o
    JOIN actor a ON a.organ_id = o.id AND a.kind = 'staff' AND a.status = 'active'
    WHERE o.tenant_id = ${caller.tenantId}::uuid AND o.is_head
      AND a.member_id = ${caller.memberId}::uuid
      AND EXISTS (
        SELECT 1 FROM actor_role ar
        JOIN role_permission rp ON rp.role_id = ar.role_id
        JOIN permission p ON p.id = rp.permission_id AND p.code = ${code}
        WHERE ar.actor_id = a.id)
      AND (NOT EXISTS (SELECT 1 FROM actor_branch ab WHERE ab.actor_id = a.id) OR EXISTS (
        SELECT 1 FROM actor_branch ab WHERE ab.actor_id = a.id AND ab.branch_id = ${firstBranch(sql`o.id`)}))
    LIMIT 1`);
  return rows.length > 0;
}

export async function requireAllOrgans(tx: Tx, caller: Caller, code: OrganCode): Promise<void> {
  if (!(await managesAllOrgans(tx, caller, code))) throw new BusinessError(errorCodes.forbidden);
}

/** An id that no row has, for an actor that does not exist. */
const UNKNOWN_ID = '00000000-0000-0000-0000-000000000000';

/**
 * The caller with rights on the whole of that organisation; throws not found for others.
 *
 * @param organId undefined for the caller's own organisation, where the caller is unchanged
 */
export async function asManagerOf(
  tx: Tx,
  caller: Caller,
  organId: string | undefined,
  code: OrganCode,
): Promise<Caller> {
  if (organId === undefined || organId === actorOf(caller).organId) return caller;
  const [row] = (
    await tx.execute<{ actor: string | null; head: string | null }>(sql`
      SELECT
        (SELECT a.id FROM actor a WHERE a.organ_id = o.id AND a.kind = 'staff'
          AND a.member_id = ${caller.memberId}::uuid) AS actor,
        ${firstBranch(sql`o.id`)} AS head
      FROM organ o WHERE o.id = ${organId}::uuid AND o.tenant_id = ${caller.tenantId}::uuid`)
  ).rows;
  if (!row || !(await managesAllOrgans(tx, caller, code))) {
    throw new BusinessError(errorCodes.notFound);
  }
  const actor = { id: row.actor ?? UNKNOWN_ID, organId };
  return { ...caller, actor, branchId: null, branches: null, homeBranchId: row.head };
}
