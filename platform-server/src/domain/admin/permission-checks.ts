import { errorCodes } from '@edu/shared-utility/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actorRole, permission, rolePermission } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { type Caller, isAllowed } from '../../http/caller';
import { mayEditCode } from './operator-entries';
import { isOperatorCode, permissionCodeSet } from './permission-codes';

/** The permission codes that roles grant, menu entries included. */
export async function permissionCodesOfRoles(
  tx: Tx,
  roleIds: readonly string[],
): Promise<string[]> {
  if (roleIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ code: permission.code })
    .from(rolePermission)
    .innerJoin(permission, eq(permission.id, rolePermission.permissionId))
    .where(inArray(rolePermission.roleId, [...roleIds]));
  return rows.map((row) => row.code);
}

export async function permissionCodesOfActor(tx: Tx, actorId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: actorRole.roleId })
    .from(actorRole)
    .where(eq(actorRole.actorId, actorId));
  return permissionCodesOfRoles(
    tx,
    rows.map((row) => row.id),
  );
}

/**
 * Callers can only grant, revoke or change permissions that they have themselves. Codes that no route requires belong
 * to the tenant and have no effect.
 */
export function coversPermissions(caller: Caller, codes: readonly string[]): boolean {
  return codes.every(
    (code) =>
      mayEditCode(caller, code) && (!permissionCodeSet.has(code) || isAllowed(caller, code)),
  );
}

/** Whether an administrator's actor may still grant these roles: roles and permissions change. */
export async function actorCoversRoles(
  tx: Tx,
  actorId: string,
  roleIds: readonly string[],
): Promise<boolean> {
  const actorCodes = new Set(await permissionCodesOfActor(tx, actorId));
  const codes = await permissionCodesOfRoles(tx, roleIds);
  const assignableCodes = codes.filter(
    (code) => permissionCodeSet.has(code) || isOperatorCode(code),
  );
  return (
    actorCodes.has('administrator.write') && assignableCodes.every((code) => actorCodes.has(code))
  );
}

export function requireCoveredPermissions(caller: Caller, codes: readonly string[]): void {
  if (!coversPermissions(caller, codes)) throw new BusinessError(errorCodes.forbidden);
}
