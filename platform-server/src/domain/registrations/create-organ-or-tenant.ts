import {
  type AcceptedRegistration,
  errorCodes,
  type RegistrationAcceptance,
} from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { organ, role } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { isAllowed } from '../../http/caller';
import { baseRoleName } from '../admin/base-role-names';
import { inviteFirstAdministrator } from '../admin/first-administrator';
import { createTenant } from '../admin/new-tenant';
import { findOrCreateAccount, selectAccountForUpdate } from '../admin/open-account';
import { permissionCodesOfRoles, requireCoveredPermissions } from '../admin/permission-checks';
import { audit } from '../audit';
import { lockOrgans, requireFreeName } from '../organs/lock-organ';
import type { Registration, ReviewContext } from './lock-registration';

/**
 * The account of the contact: the one that registered, otherwise that of the phone number, which is created if nobody
 * has it.
 */
async function accountOfContact(
  tx: Tx,
  registration: Registration,
  phone: string,
): Promise<string> {
  const accountRow = registration.accountId
    ? await selectAccountForUpdate(tx, registration.accountId)
    : null;
  if (accountRow) return accountRow.id;
  const person = { name: registration.contactName, phone };
  const contactAccount = await findOrCreateAccount(
    tx,
    registration.tenantId,
    person,
    'contactPhone',
  );
  return contactAccount.existing ? contactAccount.existing.id : contactAccount.createdId;
}

/** The id of the tenant's own administrator role. */
async function findAdministratorRoleId(tx: Tx, tenantId: string): Promise<string> {
  const name = baseRoleName('administrator');
  const [row] = await tx
    .select({ id: role.id })
    .from(role)
    .where(and(eq(role.tenantId, tenantId), eq(role.builtIn, true), eq(role.name, name)));
  if (!row) throw new Error('A tenant has no built-in role of an administrator.');
  return row.id;
}

/** Creates the organisation; the contact becomes its first administrator by accepting the invitation. */
async function createOrgan(
  tx: Tx,
  context: ReviewContext,
  registration: Registration,
  { name, phone }: { readonly name: string; readonly phone: string },
): Promise<string> {
  const { tenantId, contactName, email } = registration;
  const { caller, ip, noticeDelivery } = context;
  const administratorRoleId = await findAdministratorRoleId(tx, tenantId);
  requireCoveredPermissions(caller, await permissionCodesOfRoles(tx, [administratorRoleId]));
  await lockOrgans(tx, registration);
  await requireFreeName(tx, registration, name);
  const organId = crypto.randomUUID();
  await tx.insert(organ).values({ id: organId, tenantId, name });
  const accountId = await accountOfContact(tx, registration, phone);
  const person = { accountId, name: contactName, phone, email };
  const creator = { accountId: caller.accountId, ip, noticeDelivery };
  const newOrgan = { id: tenantId, name, organId };
  await inviteFirstAdministrator(tx, newOrgan, person, creator, administratorRoleId);
  return organId;
}

export async function createOrganOrTenant(
  tx: Tx,
  context: ReviewContext,
  registration: Registration,
  { into: createAs, name = registration.name, domain, contactPhone }: RegistrationAcceptance,
): Promise<AcceptedRegistration> {
  const phone = registration.contactPhone || contactPhone;
  if (!phone) throw new FieldError('contactPhone', 'field.contactPhone');
  if (createAs === 'organ') {
    return {
      tenantId: registration.tenantId,
      organId: await createOrgan(tx, context, registration, { name, phone }),
    };
  }
  const { caller, ip, noticeDelivery } = context;
  if (!isAllowed(caller, 'platform.tenant')) throw new BusinessError(errorCodes.forbidden);
  if (!domain) throw new FieldError('domain', 'field.domain');
  const input = { name, domain, contactName: registration.contactName, contactPhone: phone };
  const creator = { accountId: caller.accountId, ip, noticeDelivery };
  const created = await createTenant(tx, input, creator);
  await audit(tx, {
    tenantId: caller.tenantId,
    accountId: caller.accountId,
    action: 'tenant.created',
    target: created.id,
    ip,
  });
  // null: it became a tenant of its own
  return { tenantId: created.id, organId: null };
}
