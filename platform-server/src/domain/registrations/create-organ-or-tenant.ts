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
import { lockAccount, openOrLockAccount } from '../admin/open-account';
import { codesOfRoles, requireCoveredPermissions } from '../admin/permission-checks';
import { audit } from '../audit';
import { lockOrgans, requireFreeName } from '../organs/lock-organ';
import type { Decider, Row } from './lock-registration';

/**
 * The account of the contact: the one that registered, otherwise that of the phone number, which is opened if nobody
 * has it.
 */
async function accountOfContact(tx: Tx, row: Row, phone: string): Promise<string> {
  const accountRow = row.accountId ? await lockAccount(tx, row.accountId) : null;
  if (accountRow) return accountRow.id;
  const person = { name: row.contactName, phone };
  const contactAccount = await openOrLockAccount(tx, row.tenantId, person, 'contactPhone');
  return contactAccount.existing ? contactAccount.existing.id : contactAccount.opened;
}

/** The id of the tenant's own administrator role. */
async function administratorRole(tx: Tx, tenantId: string): Promise<string> {
  const name = baseRoleName('administrator');
  const [row] = await tx
    .select({ id: role.id })
    .from(role)
    .where(and(eq(role.tenantId, tenantId), eq(role.builtIn, true), eq(role.name, name)));
  if (!row) throw new Error('A tenant has no built-in role of an administrator.');
  return row.id;
}

/** Creates the organisation; the contact becomes its first administrator by accepting. */
async function makeOrgan(
  tx: Tx,
  decider: Decider,
  row: Row,
  { name, phone }: { readonly name: string; readonly phone: string },
): Promise<string> {
  const { tenantId, contactName, email } = row;
  const { caller, ip, notices } = decider;
  const administrator = await administratorRole(tx, tenantId);
  requireCoveredPermissions(caller, await codesOfRoles(tx, [administrator]));
  await lockOrgans(tx, row);
  await requireFreeName(tx, row, name);
  const organId = crypto.randomUUID();
  await tx.insert(organ).values({ id: organId, tenantId, name });
  const accountId = await accountOfContact(tx, row, phone);
  const person = { accountId, name: contactName, phone, email };
  const creator = { accountId: caller.accountId, ip, notices };
  const tenant = { id: tenantId, name, organId };
  await inviteFirstAdministrator(tx, tenant, person, creator, administrator);
  return organId;
}

export async function makePlace(
  tx: Tx,
  decider: Decider,
  row: Row,
  { into, name = row.name, domain, contactPhone }: RegistrationAcceptance,
): Promise<AcceptedRegistration> {
  const phone = row.contactPhone || contactPhone;
  if (!phone) throw new FieldError('contactPhone', 'field.contactPhone');
  if (into === 'organ') {
    return { tenantId: row.tenantId, organId: await makeOrgan(tx, decider, row, { name, phone }) };
  }
  const { caller, ip, notices } = decider;
  if (!isAllowed(caller, 'platform.tenant')) throw new BusinessError(errorCodes.forbidden);
  if (!domain) throw new FieldError('domain', 'field.domain');
  const input = { name, domain, contactName: row.contactName, contactPhone: phone };
  const creator = { accountId: caller.accountId, ip, notices };
  const created = await createTenant(tx, input, creator);
  await audit(tx, {
    tenantId: caller.tenantId,
    accountId: caller.accountId,
    action: 'tenant.created',
    target: created.id,
    ip,
  });
  return { tenantId: created.id, organId: null };
}
