import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actor, actorBranch, actorRole } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { firstBranch } from '../first-branch';

/**
 * Gives the caller a place on the whole of an organisation, called and entitled as the one where they are now; one that
 * they have already stays as it is.
 *
 * @returns the place's id
 */
export async function ensureOwnPlace(tx: Tx, caller: Caller, organId: string): Promise<string> {
  const { tenantId, memberId } = caller;
  const { id: from } = actorOf(caller);
  if (memberId === null) throw new BusinessError(errorCodes.forbidden);
  const [current] = await tx
    .select({ id: actor.id, status: actor.status })
    .from(actor)
    .where(and(eq(actor.memberId, memberId), eq(actor.organId, organId), eq(actor.kind, 'staff')));
  if (current?.status === 'active') return current.id;
  // somebody there took it from them: giving it back is that organisation's business
  if (current) throw new BusinessError(errorCodes.conflict, { phrase: 'organ.suspendedThere' });
  const id = crypto.randomUUID();
  await tx.execute(sql`
    INSERT INTO ${actor} (id, tenant_id, member_id, organ_id, kind, title, sort)
    SELECT ${id}::uuid, tenant_id, member_id, ${organId}::uuid, 'staff', title, 1000
    FROM actor WHERE id = ${from}::uuid`);
  await tx.execute(sql`
    INSERT INTO ${actorRole} (tenant_id, actor_id, role_id)
    SELECT tenant_id, ${id}::uuid, role_id FROM actor_role WHERE actor_id = ${from}::uuid`);
  // at the first branch one works on the whole organisation
  await tx.execute(sql`
    INSERT INTO ${actorBranch} (tenant_id, actor_id, branch_id)
    SELECT ${tenantId}::uuid, ${id}::uuid, first.id
    FROM ${firstBranch(sql`${organId}::uuid`)} AS first`);
  return id;
}
