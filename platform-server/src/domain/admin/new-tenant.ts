import type { TenantInput } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import {
  actor,
  actorBranch,
  actorRole,
  branch,
  member,
  organ,
  tenant,
  tenantDomain,
} from '../../db/schema';
import { addModuleMenus } from '../../module-menu/stored-menu';
import type { NoticeDelivery } from '../account/notices';
import { audit } from '../audit';
import { lockAccount, openOrLockAccount } from './adopt-account';
import { addBaseRows, baseRoleId } from './base-rows';
import { newUcode } from './branches';
import { type BaseRoleKey, baseRoleName } from './built-in-roles';
import { addInvitation, type Invitee } from './invitations';
import { notifyInvitee } from './notify-invitee';
import { domainInUse, setTheme } from './tenants';

/** A tenant that nobody belongs to yet. */
interface EmptyTenant {
  readonly id: string;
  readonly name: string;
  readonly organId: string;
}

/** A tenant with its domain, one organisation, its permissions and roles. */
export async function createTenantDefaults(tx: Tx, input: TenantInput): Promise<EmptyTenant> {
  const { name, domain, contactName, contactPhone, theme = 'init', logo, expiresAt } = input;
  const id = crypto.randomUUID();
  const organId = crypto.randomUUID();
  await tx.insert(tenant).values({
    id,
    name,
    pageTitle: name,
    logo: logo ?? '',
    contactName,
    contactPhone,
    expiresAt: expiresAt ? new Date(expiresAt) : null,
  });
  await tx.insert(tenantDomain).values({ domain, tenantId: id }).catch(domainInUse);
  await setTheme(tx, id, theme);
  await tx.insert(organ).values({ id: organId, tenantId: id, name, isHead: true });
  await addBaseRows(tx, [id]);
  await addModuleMenus(tx, [id]);
  return { id, name, organId };
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
  readonly notices: NoticeDelivery;
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
  const { accountId: invitedBy, ip, notices } = creator;
  const values = { tenantId, organId, person, roleIds, branchIds, invitedBy, invitedAs: null, ip };
  await addInvitation(tx, values);
  const owner = await lockAccount(tx, person.accountId);
  const addresses = [owner?.phone ?? null, owner?.mail ?? null];
  await notifyInvitee(tx, notices, tenantId, addresses, 'invited');
}

/**
 * Creates a tenant with its contact as administrator: at once if the phone number has no account yet, otherwise when
 * its owner accepts. A new account has no password until its owner sets one by code, on the tenant's own pages, of which
 * a message tells them.
 */
export async function createTenant(
  tx: Tx,
  input: TenantInput,
  creator: TenantCreator,
): Promise<{ id: string }> {
  const created = await createTenantDefaults(tx, input);
  const { id: tenantId } = created;
  const person = { name: input.contactName, phone: input.contactPhone };
  const { opened, existing } = await openOrLockAccount(tx, tenantId, person, 'contactPhone');
  if (existing) {
    const invited = { ...person, accountId: existing.id };
    await inviteFirstAdministrator(
      tx,
      created,
      invited,
      creator,
      baseRoleId(tenantId, 'administrator'),
    );
    return { id: tenantId };
  }
  const first = { ...person, accountId: opened, role: 'administrator' } as const;
  const target = await addFirstAdministrator(tx, created, first);
  const { accountId, ip, notices } = creator;
  await notifyInvitee(tx, notices, tenantId, [person.phone], 'accountOpened');
  const organIds = [created.organId];
  await audit(tx, { tenantId, accountId, action: 'administrator.added', target, ip, organIds });
  return { id: tenantId };
}
