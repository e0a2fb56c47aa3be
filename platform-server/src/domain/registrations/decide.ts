import {
  type AcceptedRegistration,
  errorCodes,
  type RegistrationAcceptance,
} from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { company, outbox } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { audit } from '../audit';
import { REGISTRATION_ACCEPTED, REGISTRATION_RETURNED } from '../codes/notice-text';
import { readRecipient } from '../codes/recipient';
import { nextVersion } from '../versions';
import { createOrganOrTenant } from './create-organ-or-tenant';
import { auditContext, lockRow, type Registration, type ReviewContext } from './lock-registration';

/** Notifies the contact, in the language of the person who decides. To be run as the system. */
async function notify(
  tx: Tx,
  { noticeDelivery: { locale, delivers, secret } }: ReviewContext,
  { tenantId, contactPhone, email }: Registration,
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

/**
 * Accepts a registration: creates the organisation, the invitation of its first administrator and the message in one
 * transaction.
 */
export async function acceptRegistration(
  tx: Tx,
  context: ReviewContext,
  input: RegistrationAcceptance,
): Promise<AcceptedRegistration> {
  const { registration, state } = await lockRow(tx, context, input, 'accept');
  const created = await createOrganOrTenant(tx, context, registration, input);
  await tx
    .update(company)
    .set({
      state,
      reason: null,
      decidedBy: context.caller.accountId,
      decidedAt: new Date(),
      placeTenantId: created.tenantId,
      placeOrganId: created.organId,
      version: nextVersion(company.version),
    })
    .where(eq(company.id, registration.id))
    .catch((error: unknown) => {
      if (!isUniqueViolation(error, 'company_accepted_key')) throw error;
      throw new FieldError('creditCode', 'field.companyTaken', errorCodes.conflict);
    });
  const changes = [{ field: 'state', before: registration.state, after: state }];
  const detail = { into: input.into, ...created };
  const auditEntry = { ...auditContext(context, registration), changes, detail };
  await audit(tx, { ...auditEntry, action: 'registration.accepted' });
  await notify(tx, context, registration, REGISTRATION_ACCEPTED);
  return created;
}

/** Returns a registration with a reason, of which the contact is notified. */
export async function returnRegistration(
  tx: Tx,
  context: ReviewContext,
  input: { readonly id: string; readonly version: number; readonly reason: string },
): Promise<void> {
  const { registration, state } = await lockRow(tx, context, input, 'return');
  const { reason } = input;
  await tx
    .update(company)
    .set({
      state,
      reason,
      decidedBy: context.caller.accountId,
      decidedAt: new Date(),
      version: nextVersion(company.version),
    })
    .where(eq(company.id, registration.id));
  const changes = [{ field: 'state', before: registration.state, after: state }];
  await audit(tx, {
    ...auditContext(context, registration),
    changes,
    action: 'registration.returned',
  });
  await notify(tx, context, registration, REGISTRATION_RETURNED, reason);
}
