import {
  type AcceptedRegistration,
  errorCodes,
  type RegistrationAcceptance,
  type RegistrationAction,
} from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import { isUniqueViolation, type Tx } from '../../db/database';
import { company, organ, outbox, role } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { type Caller, isAllowed, worksIn } from '../../http/caller';
import type { NoticeDelivery } from '../account/notices';
import { baseRoleName } from '../admin/base-role-names';
import { inviteFirstAdministrator } from '../admin/first-administrator';
import { createTenant } from '../admin/new-tenant';
import { lockAccount, openOrLockAccount } from '../admin/open-account';
import { codesOfRoles, requireCoveredPermissions } from '../admin/permission-checks';
import { audit } from '../audit';
import { REGISTRATION_ACCEPTED, REGISTRATION_RETURNED } from '../codes/notice-text';
import { readRecipient } from '../codes/recipient';
import { lockOrgans, requireFreeName } from '../organs/lock-organ';
import { nextVersion, requireVersion } from '../versions';
import { ownRegistrations, registrationById } from './find-registrations';
import { after } from './states';

/** The operator or administrator who decides, their address, and how people are notified. */
export interface Decider {
  readonly caller: Caller;
  readonly ip: string;
  readonly notices: NoticeDelivery;
}

type Row = typeof company.$inferSelect;

/** Locks the registration until the transaction ends; throws 40900 if somebody has decided it meanwhile. */
async function lockRow(
  tx: Tx,
  { caller }: Decider,
  { id, version }: { readonly id: string; readonly version: number },
  action: RegistrationAction,
) {
  // A registration concerns the whole tenant, so staff of a single branch cannot decide it.
  if (!worksIn(caller, null)) throw new BusinessError(errorCodes.forbidden);
  const [row] = await tx
    .select()
    .from(company)
    .where(and(eq(company.id, id), ownRegistrations(caller)))
    .for('update');
  if (!row) throw new BusinessError(errorCodes.notFound);
  const current = await registrationById(tx, caller, id);
  requireVersion(version, current);
  const state = after(row.state, action);
  if (state === null) {
    const data = { present: current };
    throw new BusinessError(errorCodes.conflict, { phrase: 'registration.decided', data });
  }
  return { row, state };
}

/** Notifies the contact, in the language of the person who decides. To be run as the system. */
async function notify(
  tx: Tx,
  { notices: { locale, delivers, secret } }: Decider,
  { tenantId, contactPhone, email }: Row,
  purpose: string,
  reason?: string,
): Promise<void> {
  for (const address of new Set([contactPhone, email])) {
    if (!address) continue;
    const { kind, value } = readRecipient(address);
    const channel = kind === 'phone' ? 'sms' : 'mail';
    const status = delivers[channel] ? 'pending' : 'kept';
    const codeCipher = reason === undefined ? null : secret.encrypt(reason);
    await tx
      .insert(outbox)
      .values({ tenantId, account: value, channel, purpose, locale, status, codeCipher });
  }
}

const auditContext = ({ caller, ip }: Decider, { tenantId, id, name }: Row) => ({
  tenantId,
  accountId: caller.accountId,
  target: id,
  detail: { name },
  ip,
  // An empty list makes the entry visible to the whole tenant.
  organIds: [],
});

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

async function makePlace(
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

/**
 * Accepts a registration: creates the organisation, the invitation of its first administrator and the message in one
 * transaction.
 */
export async function acceptRegistration(
  tx: Tx,
  decider: Decider,
  input: RegistrationAcceptance,
): Promise<AcceptedRegistration> {
  const { row, state } = await lockRow(tx, decider, input, 'accept');
  const created = await makePlace(tx, decider, row, input);
  await tx
    .update(company)
    .set({
      state,
      reason: null,
      decidedBy: decider.caller.accountId,
      decidedAt: new Date(),
      placeTenantId: created.tenantId,
      placeOrganId: created.organId,
      version: nextVersion(company.version),
    })
    .where(eq(company.id, row.id))
    .catch((error: unknown) => {
      if (!isUniqueViolation(error, 'company_accepted_key')) throw error;
      throw new FieldError('creditCode', 'field.companyTaken', errorCodes.conflict);
    });
  const changes = [{ field: 'state', before: row.state, after: state }];
  const detail = { into: input.into, ...created };
  const auditEntry = { ...auditContext(decider, row), changes, detail };
  await audit(tx, { ...auditEntry, action: 'registration.accepted' });
  await notify(tx, decider, row, REGISTRATION_ACCEPTED);
  return created;
}

/** Returns a registration with a reason, of which the contact is notified. */
export async function returnRegistration(
  tx: Tx,
  decider: Decider,
  input: { readonly id: string; readonly version: number; readonly reason: string },
): Promise<void> {
  const { row, state } = await lockRow(tx, decider, input, 'return');
  const { reason } = input;
  await tx
    .update(company)
    .set({
      state,
      reason,
      decidedBy: decider.caller.accountId,
      decidedAt: new Date(),
      version: nextVersion(company.version),
    })
    .where(eq(company.id, row.id));
  const changes = [{ field: 'state', before: row.state, after: state }];
  await audit(tx, { ...auditContext(decider, row), changes, action: 'registration.returned' });
  await notify(tx, decider, row, REGISTRATION_RETURNED, reason);
}
