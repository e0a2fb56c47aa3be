import { errorCodes } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { isForeignKeyViolation } from '../../db/database-errors';
import { actor, branch, organ } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { requireClosable, requireEmpty } from './closing-checks';
import { lockOrgan } from './lock-organ';
import { requireAllOrgans } from './organ-access';

/** Deletes an empty organisation, with its first branch and the caller's own actor in it. */
export async function removeOrgan(
  tx: TenantTx,
  caller: Caller,
  { id, version, ip }: { readonly id: string; readonly version: number; readonly ip: string },
): Promise<void> {
  await requireAllOrgans(tx, caller, 'organ.write');
  const current = await lockOrgan(tx, id, version);
  requireClosable(caller, current);
  await requireEmpty(tx, caller, id);
  try {
    await tx.delete(actor).where(eq(actor.organId, id));
    await tx.delete(branch).where(eq(branch.organId, id));
    await tx.delete(organ).where(eq(organ.id, id));
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new BusinessError(errorCodes.conflict, { phrase: 'tree.inUse' });
  }
  const { tenantId, accountId } = caller;
  const { name } = current;
  const organIds = [actorOf(caller).organId];
  const auditEntry = { tenantId, accountId, target: id, organIds, ip };
  await audit(tx, { ...auditEntry, action: 'organ.deleted', detail: { name } });
}
