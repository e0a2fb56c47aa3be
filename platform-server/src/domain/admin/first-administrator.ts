import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actor, actorBranch, actorRole, branch, member } from '../../db/schema';
import type { NoticeDelivery } from '../account/notices';
import { addInvitation, type Invitee } from './add-invitation';
import type { BaseRoleKey } from './base-role';
import { baseRoleName } from './base-role-names';
import { baseRoleId } from './base-rows';
import { newUcode } from './branches';
import { notifyInvitee } from './notify-invitee';
import { selectAccountForUpdate } from './open-account';

/** A tenant that nobody belongs to yet. */
export interface EmptyTenant {
  readonly id: string;
  readonly name: string;
  readonly organId: string;
}

interface FirstPerson {
  readonly accountId: string;
  readonly name: string;
  readonly phone: string;
  readonly role: BaseRoleKey;
}

/** Adds the organisation's first branch. Its code is the tenant's first code, or one that is free. */
async function addFirstBranch(tx: Tx, { id: tenantId, name, organId }: EmptyTenant) {
  const branchId = crypto.randomUUID();
  const [existingBranch] = await tx
    .select({ id: branch.id })
    .from(branch)
    .where(eq(branch.tenantId, tenantId))
    .limit(1);
  const ucode = existingBranch ? newUcode() : 'HQ';
  await tx.insert(branch).values({ id: branchId, tenantId, organId, name, ucode });
  return branchId;
}

/** Creates the first administrator with the organisation's first branch. Returns the actor's id. */
export async function addFirstAdministrator(
  tx: Tx,
  created: EmptyTenant,
  { role: key, ...person }: FirstPerson,
): Promise<string> {
  const { id: tenantId, organId } = created;
  const roleId = baseRoleId(tenantId, key);
  const title = baseRoleName(key);
  const branchId = await addFirstBranch(tx, created);
  const memberId = crypto.randomUUID();
  const actorId = crypto.randomUUID();
  await tx.insert(member).values({ ...person, id: memberId, tenantId });
  await tx.insert(actor).values({ id: actorId, tenantId, memberId, organId, kind: 'staff', title });
  await tx.insert(actorRole).values({ tenantId, actorId, roleId });
  await tx.insert(actorBranch).values({ tenantId, actorId, branchId });
  return actorId;
}

export interface TenantCreator {
  readonly accountId: string;
  readonly ip: string;
  readonly noticeDelivery: NoticeDelivery;
}

/** Invites a contact who already has an account, which stays as it is until its owner accepts. */
export async function inviteFirstAdministrator(
  tx: Tx,
  created: EmptyTenant,
  person: Invitee,
  creator: TenantCreator,
  roleId: string,
): Promise<void> {
  const { id: tenantId, organId } = created;
  const roleIds = [roleId];
  const branchIds = [await addFirstBranch(tx, created)];
  const { accountId: invitedBy, ip, noticeDelivery } = creator;
  const values = { tenantId, organId, person, roleIds, branchIds, invitedBy, invitedAs: null, ip };
  await addInvitation(tx, values);
  const owner = await selectAccountForUpdate(tx, person.accountId);
  const addresses = [owner?.phone ?? null, owner?.mail ?? null];
  await notifyInvitee(tx, noticeDelivery, tenantId, addresses, 'invited');
}
