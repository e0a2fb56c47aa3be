import { errorCodes } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { actor, department, teacher } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { lockTree } from '../tree';
import { ownDepartment } from './find-departments';

export interface RowDeletion {
  readonly id: string;
  readonly version?: number | undefined;
  readonly ip: string;
}

/** Deletes a department that has neither people nor departments below it. */
export async function deleteDepartment(
  tx: TenantTx,
  caller: Caller,
  { id, version, ip }: RowDeletion,
): Promise<void> {
  const { organId } = actorOf(caller);
  await lockTree(tx, 'department', organId);
  const { name } = await ownDepartment(tx, organId, id, version);
  const [child] = await tx
    .select({ id: department.id })
    .from(department)
    .where(eq(department.parentId, id))
    .limit(1);
  if (child) throw new BusinessError(errorCodes.conflict, { phrase: 'tree.hasChildren' });
  // Read as the system: people of branches where the caller does not work count too.
  const used = await asSystem(tx, async (t) => [
    ...(await t.select({ id: actor.id }).from(actor).where(eq(actor.departmentId, id)).limit(1)),
    ...(await t
      .select({ id: teacher.id })
      .from(teacher)
      .where(eq(teacher.departmentId, id))
      .limit(1)),
  ]);
  if (used.length > 0) throw new BusinessError(errorCodes.conflict, { phrase: 'tree.inUse' });
  await tx.delete(department).where(eq(department.id, id));
  const { tenantId, accountId } = caller;
  const detail = { name };
  await audit(tx, { tenantId, accountId, action: 'department.deleted', target: id, detail, ip });
}
