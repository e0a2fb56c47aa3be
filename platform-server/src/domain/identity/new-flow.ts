import { errorCodes, type SessionContext } from '@edu/shared-utility/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { actor, actorBranch, branch, organ, session } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { ownBranches } from './own-branches';
import { ownActors } from './own-identities';

type Choice = Awaited<ReturnType<typeof ownBranches>>[number];

/** Stores the context in the session for the new flow; in the old flow the page stores it. */
async function enterBranch(db: Database, caller: Caller, choice: Choice): Promise<SessionContext> {
  const { id: branchId, actor: actorId, organ: organId, channel } = choice;
  if (caller.flow === 'new') {
    await db.withSystem((tx) =>
      tx.update(session).set({ actorId, branchId }).where(eq(session.id, caller.sessionId)),
    );
  }
  return { organ: organId, actor: actorId, channel, branch: branchId };
}

/** Switches to another identity, in its first branch. */
export async function switchIdentity(
  db: Database,
  caller: Caller,
  identityId: string,
): Promise<SessionContext> {
  const [actorContext] = await db.withTenant(caller, (tx) =>
    tx
      .select({ actor: actor.id, organ: organ.id, channel: organ.channel })
      .from(actor)
      .innerJoin(organ, eq(organ.id, actor.organId))
      .where(and(ownActors(caller), eq(actor.id, identityId))),
  );
  if (!actorContext) throw new BusinessError(errorCodes.forbidden);
  const [first] = await db.withTenant(caller, (tx) =>
    ownBranches(tx)
      .where(eq(actor.id, identityId))
      .orderBy(asc(actorBranch.sort), asc(branch.id))
      .limit(1),
  );
  if (first) return enterBranch(db, caller, first);
  await db.withSystem((tx) =>
    tx
      .update(session)
      .set({ actorId: identityId, branchId: null })
      .where(eq(session.id, caller.sessionId)),
  );
  return { ...actorContext, branch: '' };
}

/** Switches to another branch with its organisation, actor and channel (specification §6). */
export async function switchBranch(
  db: Database,
  caller: Caller,
  ucode: string,
): Promise<SessionContext> {
  const rows = await db.withTenant(caller, (tx) =>
    ownBranches(tx)
      .where(and(ownActors(caller), eq(branch.ucode, ucode)))
      .orderBy(asc(actor.sort)),
  );
  const choice = rows.find((row) => row.actor === caller.actor?.id) ?? rows[0];
  if (!choice) throw new BusinessError(errorCodes.forbidden);
  return enterBranch(db, caller, choice);
}
