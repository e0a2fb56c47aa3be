import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actor, actorBranch, actorRole } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { firstBranch } from '../first-branch';

/**
 * Gives the caller an actor for the whole of an organisation, with the name and roles of the present one; an existing
 * active actor stays as it is.
 *
 * @returns the actor's id
 */
export async function ensureOwnActor(tx: Tx, caller: Caller, organId: string): Promise<string> {
  const { tenantId, memberId } = caller;
  const { id: from } = actorOf(caller);
  if (memberId === null) throw new BusinessError(errorCodes.forbidden);
  const [current] = await tx
    .select({ id: actor.id, status: actor.status })
    .from(actor)
    .where(and(eq(actor.memberId, memberId), eq(actor.organId, organId), eq(actor.kind, 'staff')));
  if (current?.status === 'active') return current.id;
  // The actor was suspended there, and only that organisation may restore it.
  if (current) throw new BusinessError(errorCodes.conflict, { phrase: 'organ.suspendedThere' });
  const id = crypto.randomUUID();
  await tx.execute(sql`
    INSERT INTO ${actor} (id, tenant_id, member_id, organ_id, kind, title, sort)
    SELECT ${id}::uuid, tenant_id, member_id, ${organId}::uuid, 'staff', title, 1000
    FROM actor WHERE id = ${from}::uuid`);
  await tx.execute(sql`
    INSERT INTO ${actorRole} (tenant_id, actor_id, role_id)
    SELECT tenant_id, ${id}::uuid, role_id FROM actor_role WHERE actor_id = ${from}::uuid`);
  // Working in the first branch means working in the whole organisation.
  await tx.execute(sql`
    INSERT INTO ${actorBranch} (tenant_id, actor_id, branch_id)
    SELECT ${tenantId}::uuid, ${id}::uuid, first.id
    FROM ${firstBranch(sql`${organId}::uuid`)} AS first`);
  return id;
}
