import { errorCodes } from '@edu/shared-utility/contract';
import { and, count, eq, ne } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { actor, actorBranch, branch, teacher } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { lockTree } from '../tree';
import { requireNoCourses } from './branch-courses';
import { branchesInOrder, refuseFirst } from './branch-order';
import { requireWorksIn } from './branch-position';
import type { RowDeletion } from './delete-department';
import { ownBranch } from './find-branches';

/**
 * Nobody may lose the branch where they work: refuses if someone besides the caller works there, or if it is the
 * caller's last one.
 */
async function requireNoStaff(tx: Tx, caller: Caller, branchId: string): Promise<void> {
  const { id: actorId } = actorOf(caller);
  const people = await tx
    .select({ actorId: actorBranch.actorId })
    .from(actorBranch)
    .where(eq(actorBranch.branchId, branchId));
  const [students] = await tx
    .select({ count: count() })
    .from(actor)
    .where(eq(actor.branchId, branchId));
  const [teachers] = await tx
    .select({ count: count() })
    .from(teacher)
    .where(eq(teacher.branchId, branchId));
  const staff = people.filter((person) => person.actorId !== actorId).length;
  const others = staff + (students?.count ?? 0) + (teachers?.count ?? 0);
  const refused = errorCodes.conflict;
  if (others > 0) {
    const values = { count: others };
    throw new BusinessError(refused, { phrase: 'branch.hasPeople', values });
  }
  if (people.length === 0) return;
  const [branchOfActor] = await tx
    .select({ branchId: actorBranch.branchId })
    .from(actorBranch)
    .where(and(eq(actorBranch.actorId, actorId), ne(actorBranch.branchId, branchId)))
    .limit(1);
  if (!branchOfActor) throw new BusinessError(refused, { phrase: 'branch.ownLast' });
}

/** Deletes a branch where nobody works, without branches below it, and not the last one of its organisation. */
export async function deleteBranch(
  tx: TenantTx,
  caller: Caller,
  { id, version, ip }: RowDeletion,
): Promise<void> {
  const { organId } = actorOf(caller);
  requireWorksIn(caller, id);
  await lockTree(tx, 'branch', organId);
  const { name } = await ownBranch(tx, caller, id, version);
  const siblings = await branchesInOrder(tx, organId).for('update');
  if (siblings.some((row) => row.parentId === id)) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'tree.hasChildren' });
  }
  if (siblings.length === 1) throw new BusinessError(errorCodes.conflict, { phrase: 'tree.inUse' });
  refuseFirst(siblings, id);
  await requireNoStaff(tx, caller, id);
  await requireNoCourses(tx, id);
  await tx.delete(branch).where(eq(branch.id, id));
  const { tenantId, accountId } = caller;
  await audit(tx, {
    tenantId,
    accountId,
    action: 'branch.deleted',
    target: id,
    detail: { name },
    organIds: [organId],
    ip,
  });
}
