import { errorCodes, type TenantInput } from '@edu/shared-utility/contract';
import type { Tx } from '../../db/database';
import {
  actor,
  actorBranch,
  actorRole,
  branch,
  member,
  organ,
  permission,
  role,
  rolePermission,
  tenant,
  tenantDomain,
} from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { audit } from '../audit';
import { type BaseRoleKey, basePermissions, baseRoles } from './base-roles';
import { accountOfPhone, type TakingIn } from './take-in';
import { domainTaken, setTheme } from './tenants';

/** A tenant that nobody belongs to yet. */
interface EmptyTenant {
  readonly id: string;
  readonly name: string;
  readonly organId: string;
  readonly roleIds: ReadonlyMap<BaseRoleKey, string>;
}

/** Every tenant starts with its own permission tree and the built-in roles. */
async function addRoles(tx: Tx, tenantId: string): Promise<EmptyTenant['roleIds']> {
  const ids = new Map(basePermissions.map(({ code }) => [code, crypto.randomUUID()]));
  const idOf = (code: string): string => ids.get(code) ?? '';
  await tx.insert(permission).values(
    basePermissions.map(({ parent, ...entry }, sort) => ({
      ...entry,
      id: idOf(entry.code),
      tenantId,
      parentId: parent ? idOf(parent) : null,
      sort,
    })),
  );
  const roleIds = new Map<BaseRoleKey, string>();
  for (const { key, name, codes } of baseRoles) {
    const roleId = crypto.randomUUID();
    roleIds.set(key, roleId);
    await tx.insert(role).values({ id: roleId, tenantId, name, builtIn: true });
    const granted = basePermissions.filter(({ code }) => codes(code));
    if (granted.length === 0) continue;
    await tx
      .insert(rolePermission)
      .values(granted.map(({ code }) => ({ tenantId, roleId, permissionId: idOf(code) })));
  }
  return roleIds;
}

/** A tenant with its domain, one organisation, its permissions and roles. */
export async function layOutTenant(tx: Tx, input: TenantInput): Promise<EmptyTenant> {
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
  await tx.insert(tenantDomain).values({ domain, tenantId: id }).catch(domainTaken);
  await setTheme(tx, id, theme);
  await tx.insert(organ).values({ id: organId, tenantId: id, name });
  return { id, name, organId, roleIds: await addRoles(tx, id) };
}

interface FirstPerson {
  readonly accountId: string;
  readonly name: string;
  readonly phone: string;
  readonly role: BaseRoleKey;
}

/** Lets the first person in, with the organisation's first branch. Returns their place's id. */
export async function appointFirst(
  tx: Tx,
  { id: tenantId, name: tenantName, organId, roleIds }: EmptyTenant,
  { role: key, ...person }: FirstPerson,
): Promise<string> {
  const roleId = roleIds.get(key);
  const title = baseRoles.find((one) => one.key === key)?.name;
  if (!roleId || !title) throw new BusinessError(errorCodes.notFound);
  const memberId = crypto.randomUUID();
  const actorId = crypto.randomUUID();
  const branchId = crypto.randomUUID();
  await tx.insert(member).values({ ...person, id: memberId, tenantId });
  await tx.insert(actor).values({ id: actorId, tenantId, memberId, organId, kind: 'staff', title });
  await tx.insert(actorRole).values({ tenantId, actorId, roleId });
  await tx
    .insert(branch)
    .values({ id: branchId, tenantId, organId, name: tenantName, ucode: 'HQ' });
  await tx.insert(actorBranch).values({ tenantId, actorId, branchId });
  return actorId;
}

/**
 * A tenant that its contact can enter: the phone number becomes its administrator. A new account has
 * no password until its owner sets one by code, on the tenant's own pages.
 */
export async function createTenant(
  tx: Tx,
  input: TenantInput,
  by: Pick<TakingIn, 'accountId' | 'ip' | 'notices'>,
): Promise<{ id: string }> {
  const made = await layOutTenant(tx, input);
  const { id: tenantId, organId } = made;
  const person = { name: input.contactName, phone: input.contactPhone };
  const accountId = await accountOfPhone(tx, { ...by, tenantId, organId }, person);
  const actorId = await appointFirst(tx, made, { ...person, accountId, role: 'administrator' });
  const { accountId: maker, ip } = by;
  const trail = { tenantId, accountId: maker, ip };
  await audit(tx, { ...trail, action: 'administrator.added', target: actorId });
  return { id: tenantId };
}
