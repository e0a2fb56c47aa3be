import { errorCodes, type Locale } from '@edu/shared-utility/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { isUniqueViolation, type Tx } from '../../db/database';
import { actor, actorRole, permission, role, rolePermission } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { nextVersion, requireMembers, requireVersion } from '../versions';
import { staffActor } from './find-actor';
import { roleById } from './find-roles';
import { ensureAdministratorRemains } from './last-administrator';
import { codesOfActor, codesOfRoles, requireCoveredPermissions } from './permission-checks';

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
  requireCoveredPermissions(caller, await codesOfRoles(tx, checkedIds));
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
  requireCoveredPermissions(caller, await codesOfActor(tx, actorId));
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

/** A role that this caller may change. */
async function ownRole(tx: Tx, caller: Caller, id: string) {
  const [row] = await tx.select().from(role).where(eq(role.id, id)).for('update');
  if (!row) throw new BusinessError(errorCodes.notFound);
  if (row.builtIn) throw new BusinessError(errorCodes.forbidden, { phrase: 'role.builtIn' });
  requireCoveredPermissions(caller, await codesOfRoles(tx, [id]));
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
const grantedBy = async (tx: Tx, roleId: string) => ({
  permissions: [...(await codesOfRoles(tx, [roleId]))].sort(),
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

export interface RoleSave {
  readonly id?: string | undefined;
  readonly version?: number | undefined;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly permissionIds?: readonly string[] | undefined;
  readonly ip: string;
  /** Language of the present row that a conflict returns. */
  readonly locale: Locale;
}

/** The role's fields that the audit trail compares. */
async function roleBefore(tx: Tx, id: string | undefined) {
  const [current] = id ? await tx.select().from(role).where(eq(role.id, id)) : [];
  const { name = '', description = '' } = current ?? {};
  const { permissions } = id ? await grantedBy(tx, id) : { permissions: [] };
  return { name, description, permissions };
}

async function writeRole(tx: Tx, caller: Caller, input: RoleSave): Promise<string> {
  const { id, version, name, description } = input;
  if (id) {
    await ownRole(tx, caller, id);
    const current = await roleById(tx, id, input.locale);
    if (current) requireVersion(version, current);
    await tx
      .update(role)
      .set({ name, description, version: nextVersion(role.version) })
      .where(eq(role.id, id));
    return id;
  }
  requireMembers(input, { name: 'field.title' });
  const [inserted] = await tx
    .insert(role)
    .values({ name: input.name, description, tenantId: caller.tenantId })
    .returning({ id: role.id });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  return inserted.id;
}

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
