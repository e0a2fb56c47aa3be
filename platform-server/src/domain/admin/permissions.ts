import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { permission } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { requireParent } from '../tree';
import { allRows } from './find-permissions';
import { mayEditCode } from './operator-entries';
import { permissionCodeSet } from './permission-codes';
import {
  changePermission,
  checkCode,
  makePermission,
  type PermissionSave,
} from './write-permission';

async function checkParent(
  tx: Tx,
  caller: Caller,
  id: string | undefined,
  parentId: string | null,
) {
  // An entry that the caller may not edit cannot become a parent either.
  const rows = (await allRows(tx)).filter(({ code }) => mayEditCode(caller, code));
  requireParent(rows, id, parentId);
}

export async function savePermission(
  tx: Tx,
  caller: Caller,
  input: PermissionSave,
): Promise<{ id: string }> {
  const { tenantId, accountId } = caller;
  const { id, parentId, ip } = input;
  if (parentId !== undefined) await checkParent(tx, caller, id, parentId);
  try {
    const saved = id
      ? await changePermission(tx, caller, { ...input, id })
      : await makePermission(tx, caller, input);
    const detail = { code: saved.code };
    const auditEntry = { tenantId, accountId, target: saved.id, detail, ip };
    await audit(tx, { ...auditEntry, action: 'permission.saved' });
    return { id: saved.id };
  } catch (error) {
    if (!isUniqueViolation(error, 'permission_code_key')) throw error;
    throw new FieldError('code', 'field.codeTaken', errorCodes.conflict);
  }
}

export async function deletePermission(
  tx: Tx,
  caller: Caller,
  id: string,
  ip: string,
): Promise<void> {
  const [row] = await tx.select().from(permission).where(eq(permission.id, id));
  if (!row) throw new BusinessError(errorCodes.notFound);
  // Nobody could create it again: only those who have a code may, and deleting it takes it from everyone.
  if (permissionCodeSet.has(row.code)) {
    throw new BusinessError(errorCodes.forbidden, { phrase: 'permission.builtIn' });
  }
  checkCode(caller, row.code);
  const [child] = await tx
    .select({ id: permission.id })
    .from(permission)
    .where(and(eq(permission.parentId, id)))
    .limit(1);
  if (child) throw new BusinessError(errorCodes.conflict, { phrase: 'tree.hasChildren' });
  await tx.delete(permission).where(eq(permission.id, id));
  const { tenantId, accountId } = caller;
  const detail = { code: row.code };
  await audit(tx, { tenantId, accountId, action: 'permission.deleted', target: id, detail, ip });
}
