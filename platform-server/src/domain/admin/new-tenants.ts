import type { Tx } from '../../db/database';
import {
  account,
  actor,
  actorBranch,
  actorRole,
  auditLog,
  branch,
  member,
  organ,
  outbox,
  permission,
  role,
  rolePermission,
  tenant,
  tenantConfig,
  tenantDomain,
} from '../../db/schema';
import { addModuleMenus } from '../../module-menu/stored-menu';
import { originOfHost } from '../account/tenant-origin';
import { addBaseRows } from './base-rows';
import type { TenantCreator } from './first-administrator';
import { notifyInvitees } from './notify-invitee';
import { addContacts, type NewTenant, newIds } from './tenant-contacts';

/** The tables that `createTenants` inserts into. */
export const tenantTables = [
  tenant,
  tenantDomain,
  tenantConfig,
  organ,
  permission,
  role,
  rolePermission,
  branch,
  account,
  member,
  actor,
  actorRole,
  actorBranch,
  outbox,
] as const;

/**
 * Creates tenants whose domains are free and whose contacts have no account yet, each as `createTenant` does, in a
 * dozen statements for all. If a domain or number is taken meanwhile, all are refused.
 */
export async function createTenants(
  tx: Tx,
  inputs: readonly NewTenant[],
  creator: TenantCreator,
): Promise<string[]> {
  const newTenants = inputs.map((input) => ({ ...input, ...newIds() }));
  const { accountId: creatorId, ip, noticeDelivery } = creator;
  await tx.insert(tenant).values(
    newTenants.map(({ tenantId, name, contactName, contactPhone }) => ({
      id: tenantId,
      name,
      pageTitle: name,
      contactName,
      contactPhone,
    })),
  );
  await tx
    .insert(tenantDomain)
    .values(newTenants.map(({ domain, tenantId }) => ({ domain, tenantId })));
  await tx
    .insert(tenantConfig)
    .values(
      newTenants.map(({ tenantId, theme = 'init' }) => ({ tenantId, key: 'theme', value: theme })),
    );
  await tx.insert(organ).values(
    newTenants.map(({ organId, tenantId, name }) => ({
      id: organId,
      tenantId,
      name,
      isHead: true,
    })),
  );
  const tenantIds = newTenants.map(({ tenantId }) => tenantId);
  await addBaseRows(tx, tenantIds);
  await addModuleMenus(tx, tenantIds);
  await tx.insert(branch).values(
    newTenants.map(({ branchId, tenantId, organId, name }) => ({
      id: branchId,
      tenantId,
      organId,
      name,
      ucode: 'HQ',
    })),
  );
  await addContacts(tx, newTenants);
  const recipients = newTenants.map(({ tenantId, contactPhone, domain }) => ({
    tenantId,
    address: contactPhone,
    origin: originOfHost(noticeDelivery.site, domain),
  }));
  await notifyInvitees(tx, noticeDelivery, recipients, 'accountOpened');
  await tx.insert(auditLog).values(
    newTenants.map(({ tenantId, actorId }) => ({
      tenantId,
      accountId: creatorId,
      action: 'administrator.added',
      target: actorId,
      ip,
    })),
  );
  return newTenants.map(({ tenantId }) => tenantId);
}
