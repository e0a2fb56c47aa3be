import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actorBranch, branch } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller, worksIn } from '../../http/caller';

/**
 * Checks that the branches belong to the caller's organisation and that the caller works there, since only someone who
 * has rights can give them. No branch means the whole organisation.
 */
export async function existingBranches(
  tx: Tx,
  caller: Caller,
  ids: readonly string[],
): Promise<string[]> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0 && !worksIn(caller, null)) {
    throw new FieldError('branchIds', 'field.branch');
  }
  if (!uniqueIds.every((id) => worksIn(caller, id))) throw new BusinessError(errorCodes.notFound);
  const { organId } = actorOf(caller);
  const rows =
    uniqueIds.length === 0
      ? []
      : await tx
          .select({ id: branch.id })
          .from(branch)
          .where(and(inArray(branch.id, uniqueIds), eq(branch.organId, organId)));
  if (rows.length !== uniqueIds.length) throw new BusinessError(errorCodes.notFound);
  return uniqueIds;
}

export async function setBranches(tx: Tx, caller: Caller, actorId: string, ids: readonly string[]) {
  const uniqueIds = await existingBranches(tx, caller, ids);
  await tx.delete(actorBranch).where(eq(actorBranch.actorId, actorId));
  if (uniqueIds.length === 0) return;
  const { tenantId } = caller;
  await tx
    .insert(actorBranch)
    .values(uniqueIds.map((branchId, sort) => ({ tenantId, actorId, branchId, sort })));
}
