import { errorCodes } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { department } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { lockTree, requireParent, requireUniqueName } from '../tree';
import { nextVersion, requireMembers } from '../versions';
import { ownDepartment } from './find-departments';

async function checkParent(
  tx: Tx,
  organId: string,
  { id, name }: { readonly id?: string | undefined; readonly name?: string | undefined },
  parentId: string | null,
) {
  await lockTree(tx, 'department', organId);
  const rows = await tx
    .select({ id: department.id, parentId: department.parentId, name: department.name })
    .from(department)
    .where(eq(department.organId, organId));
  requireParent(rows, id, parentId);
  if (id === undefined) requireUniqueName(rows, { name, parentId });
}

export interface DepartmentSave {
  readonly id?: string | undefined;
  readonly version?: number | undefined;
  readonly name?: string | undefined;
  readonly parentId?: string | null | undefined;
  readonly leader?: string | null | undefined;
  readonly ip: string;
}

export async function saveDepartment(
  tx: Tx,
  caller: Caller,
  { ip, ...input }: DepartmentSave,
): Promise<{ id: string }> {
  const { organId } = actorOf(caller);
  // Checked before the row is locked, in the same order as deletion, to prevent deadlocks.
  if (input.parentId !== undefined) await checkParent(tx, organId, input, input.parentId);
  const saved = input.id
    ? await changeDepartment(tx, organId, { ...input, id: input.id })
    : await makeDepartment(tx, caller, input);
  const { tenantId, accountId } = caller;
  const { id: target, name, changes } = saved;
  await audit(tx, {
    tenantId,
    accountId,
    action: 'department.saved',
    target,
    detail: { name },
    changes,
    ip,
  });
  return { id: saved.id };
}

type DepartmentValues = Omit<DepartmentSave, 'ip'>;
const savedColumns = { id: department.id, name: department.name };

async function makeDepartment(
  tx: Tx,
  caller: Caller,
  { id: _, version: __, ...values }: DepartmentValues,
) {
  requireMembers(values, { name: 'field.title', parentId: 'field.parent' });
  const { tenantId } = caller;
  const { organId } = actorOf(caller);
  const [inserted] = await tx
    .insert(department)
    .values({ ...values, tenantId, organId, sort: 1000 })
    .returning(savedColumns);
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  const before = { name: '', parentId: null };
  return { ...inserted, changes: changesOf<DepartmentValues>(before, values, ['leader']) };
}

async function changeDepartment(
  tx: Tx,
  organId: string,
  { id, version, ...values }: DepartmentValues & { id: string },
) {
  const current = await ownDepartment(tx, organId, id, version);
  const [changed] = await tx
    .update(department)
    .set({ ...values, version: nextVersion(department.version) })
    .where(eq(department.id, id))
    .returning(savedColumns);
  if (!changed) throw new BusinessError(errorCodes.notFound);
  return { ...changed, changes: changesOf(current, values, ['leader']) };
}
