import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { actorRole, role, rolePermission } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { ensureAdministratorRemains } from './last-administrator';
import { ownRole, setPermissions } from './role-permissions';
import { type RoleSave, roleBefore, writeRole } from './write-role';

/** Whether saving would add a permission to the role. */
export async function widens(
  tx: Tx,
  { id, permissionIds = [] }: Pick<RoleSave, 'id' | 'permissionIds'>,
): Promise<boolean> {
  if (permissionIds.length === 0 || id === undefined) return permissionIds.length > 0;
  const existing = await tx
    .select({ id: rolePermission.permissionId })
    .from(rolePermission)
    .where(eq(rolePermission.roleId, id));
  const existingIds = new Set(existing.map((row) => row.id));
  return permissionIds.some((permissionId) => !existingIds.has(permissionId));
}

export async function saveRole(tx: Tx, caller: Caller, input: RoleSave): Promise<{ id: string }> {
  try {
    const { permissionIds } = input;
    const before = await roleBefore(tx, input.id);
    const id = await writeRole(tx, caller, input);
    if (permissionIds) {
      await ensureAdministratorRemains(tx, caller, () =>
        setPermissions(tx, caller, id, permissionIds),
      );
    }
    const { tenantId, accountId } = caller;
    const detail = { name: input.name ?? null, permissionIds: permissionIds ?? null };
    await audit(tx, {
      tenantId,
      accountId,
      action: 'role.saved',
      target: id,
      detail,
      changes: changesOf(before, await roleBefore(tx, id)),
      ip: input.ip,
    });
    return { id };
  } catch (error) {
    if (!isUniqueViolation(error, 'role_name_key')) throw error;
    throw new FieldError('name', 'field.nameTaken', errorCodes.conflict);
  }
}

export async function deleteRole(tx: Tx, caller: Caller, id: string, ip: string): Promise<void> {
  const { name } = await ownRole(tx, caller, id);
  const [used] = await tx
    .select({ id: actorRole.actorId })
    .from(actorRole)
    .where(and(eq(actorRole.roleId, id)))
    .limit(1);
  if (used) throw new BusinessError(errorCodes.conflict, { phrase: 'role.inUse' });
  await tx.delete(role).where(eq(role.id, id));
  const { tenantId, accountId } = caller;
  await audit(tx, {
    tenantId,
    accountId,
    action: 'role.deleted',
    target: id,
    detail: { name },
    ip,
  });
}
