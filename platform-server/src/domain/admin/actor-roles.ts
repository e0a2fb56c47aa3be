import { errorCodes } from '@edu/shared-utility/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actor, actorRole, role } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { nextVersion } from '../versions';
import { staffActor } from './find-actor';
import { ensureAdministratorRemains } from './last-administrator';
import {
  permissionCodesOfActor,
  permissionCodesOfRoles,
  requireCoveredPermissions,
} from './permission-checks';

async function existingRoles(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return [];
  const rows = await tx.select({ id: role.id }).from(role).where(inArray(role.id, uniqueIds));
  if (rows.length !== uniqueIds.length) throw new BusinessError(errorCodes.notFound);
  return uniqueIds;
}

/** Checks that the roles exist and do not exceed the caller's own permissions. */
export async function checkRoles(
  tx: Tx,
  caller: Caller,
  roleIds: readonly string[],
): Promise<string[]> {
  const checkedIds = await existingRoles(tx, roleIds);
  requireCoveredPermissions(caller, await permissionCodesOfRoles(tx, checkedIds));
  return checkedIds;
}

/** Replaces an actor's roles; permissions above the caller's own are neither given nor removed. */
export async function setRoles(
  tx: Tx,
  caller: Caller,
  actorId: string,
  roleIds: readonly string[],
): Promise<void> {
  const { tenantId } = caller;
  requireCoveredPermissions(caller, await permissionCodesOfActor(tx, actorId));
  const checkedIds = await checkRoles(tx, caller, roleIds);
  await tx.delete(actorRole).where(eq(actorRole.actorId, actorId));
  if (checkedIds.length > 0) {
    await tx.insert(actorRole).values(checkedIds.map((roleId) => ({ tenantId, actorId, roleId })));
  }
}

export async function grantRoles(
  tx: Tx,
  caller: Caller,
  { userId, roleIds, ip }: { userId: string; roleIds: readonly string[]; ip: string },
): Promise<void> {
  const actorRow = await staffActor(tx, caller, userId);
  // Nobody changes their own roles, so that no one can gain rights or lock themselves out.
  if (actorRow.id === caller.actor?.id) throw new BusinessError(errorCodes.forbidden);
  const actorRoles = await tx
    .select({ roleId: actorRole.roleId })
    .from(actorRole)
    .where(eq(actorRole.actorId, actorRow.id));
  const before = { roleIds: actorRoles.map(({ roleId }) => roleId) };
  await ensureAdministratorRemains(tx, caller, () => setRoles(tx, caller, actorRow.id, roleIds));
  await tx
    .update(actor)
    .set({ version: nextVersion(actor.version) })
    .where(eq(actor.id, actorRow.id));
  const { tenantId, accountId } = caller;
  const changes = changesOf<{ roleIds: readonly string[] }>(before, { roleIds });
  const auditEntry = { tenantId, accountId, target: actorRow.id, detail: { roleIds }, changes, ip };
  await audit(tx, { ...auditEntry, action: 'role.granted' });
}
