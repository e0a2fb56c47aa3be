import type { Branch } from '@edu/shared-utility/contract';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actor, actorBranch, branch, organ } from '../../db/schema';
import type { Caller } from '../../http/caller';

const branchColumns = {
  id: branch.id,
  name: branch.name,
  ucode: branch.ucode,
  organ: organ.id,
  actor: actor.id,
  channel: organ.channel,
};

export const ownBranches = (tx: Tx) =>
  tx
    .select(branchColumns)
    .from(actorBranch)
    .innerJoin(actor, eq(actor.id, actorBranch.actorId))
    .innerJoin(branch, eq(branch.id, actorBranch.branchId))
    .innerJoin(organ, eq(organ.id, actor.organId));

/** The branches of the present identity. */
export async function myBranches(tx: Tx, caller: Caller): Promise<Branch[]> {
  if (!caller.actor) return [];
  const rows = await ownBranches(tx)
    .where(eq(actor.id, caller.actor.id))
    .orderBy(asc(actorBranch.sort), asc(branch.id));
  return rows.map((row) => ({ ...row, branch: row.id }));
}
