import { errorCodes } from '@edu/shared-utility/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { permission, role, rolePermission } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { nextVersion } from '../versions';
import { ensureAdministratorRemains } from './last-administrator';
import { permissionCodesOfRoles, requireCoveredPermissions } from './permission-checks';

/** A role that this caller may change. */
export async function ownRole(tx: Tx, caller: Caller, id: string) {
  const [row] = await tx.select().from(role).where(eq(role.id, id)).for('update');
  if (!row) throw new BusinessError(errorCodes.notFound);
  if (row.builtIn) throw new BusinessError(errorCodes.forbidden, { phrase: 'role.builtIn' });
  requireCoveredPermissions(caller, await permissionCodesOfRoles(tx, [id]));
  return row;
}

/** Replaces the permissions of a role. */
export async function setPermissions(
  tx: Tx,
  caller: Caller,
  roleId: string,
  permissionIds: readonly string[],
): Promise<void> {
  const uniqueIds = [...new Set(permissionIds)];
  const rows =
    uniqueIds.length === 0
      ? []
      : await tx.select().from(permission).where(inArray(permission.id, uniqueIds));
  if (rows.length !== uniqueIds.length) throw new BusinessError(errorCodes.notFound);
  requireCoveredPermissions(
    caller,
    rows.map(({ code }) => code),
  );
  await tx.delete(rolePermission).where(eq(rolePermission.roleId, roleId));
  if (uniqueIds.length === 0) return;
  const { tenantId } = caller;
  await tx
    .insert(rolePermission)
    .values(uniqueIds.map((permissionId) => ({ tenantId, roleId, permissionId })));
}

/** The permissions of a role, for the audit trail. */
export const grantedBy = async (tx: Tx, roleId: string) => ({
  permissions: [...(await permissionCodesOfRoles(tx, [roleId]))].sort(),
});

export async function grantPermissions(
  tx: Tx,
  caller: Caller,
  { roleId, permissionIds, ip }: { roleId: string; permissionIds: readonly string[]; ip: string },
): Promise<void> {
  await ownRole(tx, caller, roleId);
  const before = await grantedBy(tx, roleId);
  await ensureAdministratorRemains(tx, caller, () =>
    setPermissions(tx, caller, roleId, permissionIds),
  );
  await tx
    .update(role)
    .set({ version: nextVersion(role.version) })
    .where(eq(role.id, roleId));
  const { tenantId, accountId } = caller;
  const detail = { permissionIds };
  await audit(tx, {
    tenantId,
    accountId,
    action: 'permission.granted',
    target: roleId,
    detail,
    changes: changesOf(before, await grantedBy(tx, roleId)),
    ip,
  });
}
