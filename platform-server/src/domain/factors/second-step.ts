import { errorCodes, type LoginResult, type WebAuthnJson } from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { accountById } from '../account/find-account';
import { countAttempt, countSuccess } from '../account/lockout';
import type { NoticeDelivery } from '../account/notices';
import { auditAlone } from '../audit';
import { countOrRefuse } from '../codes/limits';
import { codeRefused } from '../codes/refused-code';
import { createLoginSession, type LoginPolicy } from '../login';
import { networkOf } from '../network';
import { tenantOfHost } from '../tenants';
import type { PageOrigin } from './challenges';
import { consumeTicket, openTicket, ticketExpired, tryTicket } from './login-tickets';
import { acceptPasskey, loginOptions } from './passkeys';
import { type CodeUser, consumeRecoveryCode } from './recovery-codes';
import { consumeTotp } from './totp';

/** The page's host and the request's origin. */
export interface SecondStepContext {
  readonly host: string;
  readonly page: PageOrigin;
  readonly ip: string;
  /** The token that the browser still has, if any: it is revoked when the new one is issued. */
  readonly token: string | null;
  readonly notices: NoticeDelivery;
}

export type SecondAnswer =
  | { readonly code: string }
  | { readonly recoveryCode: string }
  | { readonly response: WebAuthnJson };

const stepOf = (accountId: string) => ({ purpose: 'step', accountId, sessionId: null }) as const;
const withoutAccount = { purpose: 'login', accountId: null, sessionId: null } as const;

/** The kind of factor that the answer proves; null for a wrong answer. */
async function provedBy(
  db: Database,
  { codes: { secret } }: LoginPolicy,
  codeUser: CodeUser,
  answer: SecondAnswer,
  page: PageOrigin,
): Promise<string | null> {
  const { accountId } = codeUser;
  if ('code' in answer) {
    return (await consumeTotp(db, secret, accountId, answer.code)) ? 'totp' : null;
  }
  if ('recoveryCode' in answer) {
    const isRight = await consumeRecoveryCode(db, secret, codeUser, answer.recoveryCode);
    return isRight ? 'recovery' : null;
  }
  return (await acceptPasskey(db, stepOf(accountId), page, answer.response)) ? 'passkey' : null;
}

/** The second step of a log-in, in both flows. */
export async function finishLogin(
  db: Database,
  policy: LoginPolicy,
  { ticket, ...answer }: { ticket: string } & SecondAnswer,
  { host, page, ip, token, notices }: SecondStepContext,
): Promise<LoginResult> {
  const tenant = await db.withSystem((tx) => tenantOfHost(tx, host));
  const row = await tryTicket(db, ticket, tenant.id);
  const { accountId, flow } = row;
  // Read before the answer is checked, so that an account changed meanwhile gets no session.
  const account = await db.withSystem((tx) => accountById(tx, accountId));
  if (!account) throw ticketExpired();
  const attempt = { name: `second:${accountId}`, ip, accountId };
  const attemptCount = await countAttempt(db, policy.lockout, attempt);
  const accountContext = { tenantId: tenant.id, accountId, ip };
  const proof = await provedBy(db, policy, accountContext, answer as SecondAnswer, page);
  if (proof === null) {
    await auditAlone(db, {
      ...accountContext,
      target: accountId,
      action: 'login.refused',
      detail: { step: 2 },
    });
    // No new code can be sent: an app generates the next one, and recovery codes are written down.
    throw codeRefused(true);
  }
  await countSuccess(db, attempt, attemptCount);
  await consumeTicket(db, row);
  const entry = { account, page: tenant, flow, ip, token, provedBy: proof, notices };
  return createLoginSession(db, policy.limits, entry);
}

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
  { host, page, ip, token, notices }: SecondStepContext,
): Promise<LoginResult> {
  const tenant = await db.withSystem((tx) => tenantOfHost(tx, host));
  const name = `passkey:${networkOf(ip)}`;
  const attemptCount = await countAttempt(db, policy.lockout, { name, ip, accountId: null });
  const accountId = await acceptPasskey(db, withoutAccount, page, response);
  const account = accountId && (await db.withSystem((tx) => accountById(tx, accountId)));
  if (!account) throw new BusinessError(errorCodes.loginRefused);
  await countSuccess(db, { name, ip, accountId: account.id }, attemptCount);
  const entry = { account, page: tenant, flow, ip, token, provedBy: 'passkey', notices };
  return createLoginSession(db, policy.limits, entry);
}
