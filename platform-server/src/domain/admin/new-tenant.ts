import type { TenantInput } from '@edu/shared-utility/contract';
import type { Tx } from '../../db/database';
import { organ, tenant, tenantDomain } from '../../db/schema';
import { addModuleMenus } from '../../module-menu/stored-menu';
import { audit } from '../audit';
import { addBaseRows, baseRoleId } from './base-rows';
import {
  addFirstAdministrator,
  type EmptyTenant,
  inviteFirstAdministrator,
  type TenantCreator,
} from './first-administrator';
import { notifyInvitee } from './notify-invitee';
import { findOrCreateAccount } from './open-account';
import { domainInUse, setTheme } from './tenants';

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
  const { createdId, existing } = await findOrCreateAccount(tx, tenantId, person, 'contactPhone');
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
  const first = { ...person, accountId: createdId, role: 'administrator' } as const;
  const target = await addFirstAdministrator(tx, created, first);
  const { accountId, ip, noticeDelivery } = creator;
  await notifyInvitee(tx, noticeDelivery, tenantId, [person.phone], 'accountOpened');
  const organIds = [created.organId];
  await audit(tx, { tenantId, accountId, action: 'administrator.added', target, ip, organIds });
  return { id: tenantId };
}
