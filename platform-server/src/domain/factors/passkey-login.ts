import { errorCodes, type LoginResult, type WebAuthnJson } from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { accountById } from '../account/find-account';
import { countAttempt, countSuccess } from '../account/lockout';
import { countOrRefuse } from '../codes/limits';
import type { LoginPolicy } from '../login-proof';
import { createLoginSession } from '../login-session';
import { networkOf } from '../network';
import { tenantOfHost } from '../tenants';
import { openTicket } from './login-tickets';
import { acceptPasskey, loginOptions } from './passkeys';
import { type SecondStepContext, stepOf } from './second-step';

const withoutAccount = { purpose: 'login', accountId: null, sessionId: null } as const;

/** Limit per network, since each request stores a row for minutes. */
const OPTIONS_LIMIT = { max: 60, seconds: 600 };

/** Passkey options for the second step if there is a ticket, otherwise for a log-in without a name. */
export async function loginPasskeyOptions(
  db: Database,
  ticket: string | undefined,
  { host, page, ip }: SecondStepContext,
): Promise<WebAuthnJson> {
  await countOrRefuse(db, `passkey-options:${networkOf(ip)}`, OPTIONS_LIMIT);
  const accountId = await db.withSystem(async (tx) => {
    // Throws if either host belongs to no tenant.
    const tenant = await tenantOfHost(tx, host);
    await tenantOfHost(tx, page.host);
    return ticket === undefined ? null : (await openTicket(tx, ticket, tenant.id)).accountId;
  });
  return loginOptions(db, accountId === null ? withoutAccount : stepOf(accountId), page);
}

/** A passkey proves possession and finger, face or PIN, so it replaces both steps. */
export async function loginByPasskey(
  db: Database,
  policy: LoginPolicy,
  { response, flow }: { response: WebAuthnJson; flow: 'old' | 'new' },
  { host, page, ip, token, noticeDelivery }: SecondStepContext,
): Promise<LoginResult> {
  const tenant = await db.withSystem((tx) => tenantOfHost(tx, host));
  const name = `passkey:${networkOf(ip)}`;
  const attemptCount = await countAttempt(db, policy.lockout, { name, ip, accountId: null });
  const accountId = await acceptPasskey(db, withoutAccount, page, response);
  const account = accountId && (await db.withSystem((tx) => accountById(tx, accountId)));
  if (!account) throw new BusinessError(errorCodes.loginRefused);
  await countSuccess(db, { name, ip, accountId: account.id }, attemptCount);
  const entry = { account, page: tenant, flow, ip, token, provedBy: 'passkey', noticeDelivery };
  return createLoginSession(db, policy.limits, entry);
}
