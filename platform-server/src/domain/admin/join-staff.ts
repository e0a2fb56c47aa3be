import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actorBranch, actorRole, branch, role } from '../../db/schema';
import { audit } from '../audit';
import { isJoinable } from '../students/student-invitation';
import { bindInvited } from '../teachers/bind-invited';
import { createActor } from './administrators';
import type { lockInvitations } from './invitations';
import { actorCoversRoles } from './permission-checks';

type OpenInvitation = Awaited<ReturnType<typeof lockInvitations>>[number];

/**
 * The invitations whose inviter may still grant their roles, since rights that were lost must not be given on; for
 * students, those whose record is still without an account.
 */
export async function stillValid(
  tx: Tx,
  open: readonly OpenInvitation[],
): Promise<OpenInvitation[]> {
  const existingIds: OpenInvitation[] = [];
  for (const item of open) {
    const isAuthorised =
      item.invitedAs === null || (await actorCoversRoles(tx, item.invitedAs, item.roleIds));
    if (isAuthorised && (await isJoinable(tx, item))) existingIds.push(item);
  }
  return existingIds;
}

/** Adds those roles and branches chosen by the inviter that still exist. */
async function addRolesAndBranches(tx: Tx, actorId: string, item: OpenInvitation): Promise<void> {
  const { tenantId, organId } = item;
  const roleIds = [...item.roleIds];
  const roles =
    roleIds.length === 0
      ? []
      : await tx.select({ id: role.id }).from(role).where(inArray(role.id, roleIds));
  if (roles.length > 0) {
    await tx
      .insert(actorRole)
      .values(roles.map(({ id: roleId }) => ({ tenantId, actorId, roleId })));
  }
  const branchIds = [...item.branchIds];
  const branches =
    branchIds.length === 0
      ? []
      : await tx
          .select({ id: branch.id })
          .from(branch)
          .where(and(inArray(branch.id, branchIds), eq(branch.organId, organId)));
  if (branches.length === 0) return;
  const existingIds = branchIds.filter((id) => branches.some((item) => item.id === id));
  await tx
    .insert(actorBranch)
    .values(existingIds.map((branchId, sort) => ({ tenantId, actorId, branchId, sort })));
}

/** Creates the staff actor that someone accepted, with the roles and branches of the invitation. */
export async function joinStaff(tx: Tx, item: OpenInvitation): Promise<void> {
  const { id, tenantId, organId, accountId, name, phone, email, invitedBy } = item;
  const membership = { tenantId, organId, person: { accountId, name, phone, email } };
  const actorId = await createActor(tx, membership);
  await addRolesAndBranches(tx, actorId, item);
  await bindInvited(tx, id, actorId);
  const { roleIds, branchIds } = item;
  await audit(tx, {
    tenantId,
    accountId: invitedBy,
    action: 'administrator.added',
    target: actorId,
    detail: { roleIds, branchIds, invitation: id },
    ip: '',
    organIds: [organId],
  });
}
