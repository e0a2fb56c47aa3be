import type { Branch, OrganChoice } from '@edu/shared-utility/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { actor, actorBranch, branch, member, organ } from '../db/schema';
import { actorOf, type Caller } from '../http/caller';

/** The member's active actors in organisations that are not disabled. */
const activeActorsOf = (memberId: string) =>
  and(eq(actor.memberId, memberId), eq(actor.status, 'active'), eq(organ.status, 'active'));

/** The organisations that the caller belongs to, each with the actor that choosing it selects. */
export async function organChoices(tx: Tx, caller: Caller): Promise<OrganChoice[]> {
  if (!caller.memberId) return [];
  return tx
    .select({ organ: organ.id, name: organ.name, actor: actor.id, channel: organ.channel })
    .from(actor)
    .innerJoin(organ, eq(organ.id, actor.organId))
    .where(activeActorsOf(caller.memberId))
    .orderBy(asc(actor.sort), asc(actor.id));
}

/** The branches of the caller's actor; of all of their actors while no organisation is chosen. */
export async function adminBranches(tx: Tx, caller: Caller, chosen: boolean): Promise<Branch[]> {
  if (!caller.memberId || (chosen && !caller.actor)) return [];
  const actorCondition = chosen && caller.actor ? eq(actor.id, caller.actor.id) : undefined;
  const rows = await tx
    .select({
      id: branch.id,
      name: branch.name,
      ucode: branch.ucode,
      organ: organ.id,
      actor: actor.id,
      channel: organ.channel,
    })
    .from(actor)
    .innerJoin(actorBranch, eq(actorBranch.actorId, actor.id))
    .innerJoin(branch, eq(branch.id, actorBranch.branchId))
    .innerJoin(organ, eq(organ.id, actor.organId))
    .where(and(activeActorsOf(caller.memberId), actorCondition))
    .orderBy(asc(actor.sort), asc(actorBranch.sort), asc(branch.id));
  return rows.map((row) => ({ ...row, branch: row.id }));
}

/** The organisations in this tenant of a person who has an actor in the caller's; none for other people. */
export async function organChoicesOfAccount(
  tx: Tx,
  caller: Caller,
  accountId: string,
): Promise<OrganChoice[]> {
  return tx
    .select({ organ: organ.id, name: organ.name, actor: actor.id, channel: organ.channel })
    .from(actor)
    .innerJoin(member, eq(member.id, actor.memberId))
    .innerJoin(organ, eq(organ.id, actor.organId))
    .where(
      and(
        eq(member.accountId, accountId),
        eq(actor.status, 'active'),
        sql`EXISTS (SELECT 1 FROM actor a WHERE a.member_id = ${member.id}
          AND a.organ_id = ${actorOf(caller).organId}::uuid)`,
      ),
    )
    .orderBy(asc(actor.sort), asc(actor.id));
}

/** The tenants that an account belongs to. To be run as the system. */
export async function tenantIdsOf(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: member.tenantId })
    .from(member)
    .where(eq(member.accountId, accountId));
  return rows.map((row) => row.id);
}
