import type { LoginResult, WebAuthnJson } from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import { accountById } from '../account/find-account';
import { countAttempt, countSuccess } from '../account/lockout';
import type { NoticeDelivery } from '../account/notices';
import { auditAlone } from '../audit';
import { codeRefused } from '../codes/refused-code';
import type { LoginPolicy } from '../login-proof';
import { createLoginSession } from '../login-session';
import { tenantOfHost } from '../tenants';
import type { PageOrigin } from './challenges';
import { consumeTicket, ticketExpired, tryTicket } from './login-tickets';
import { acceptPasskey } from './passkeys';
import { type CodeUser, consumeRecoveryCode } from './recovery-codes';
import { consumeTotp } from './totp';

/** The page's host and the request's origin. */
export interface SecondStepContext {
  readonly host: string;
  readonly page: PageOrigin;
  readonly ip: string;
  /** The token that the browser still has, if any: it is revoked when the new one is issued. */
  readonly token: string | null;
  readonly noticeDelivery: NoticeDelivery;
}

export type SecondAnswer =
  | { readonly code: string }
  | { readonly recoveryCode: string }
  | { readonly response: WebAuthnJson };

export const stepOf = (accountId: string) =>
  ({ purpose: 'step', accountId, sessionId: null }) as const;

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
  { host, page, ip, token, noticeDelivery }: SecondStepContext,
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
  const entry = { account, page: tenant, flow, ip, token, provedBy: proof, noticeDelivery };
  return createLoginSession(db, policy.limits, entry);
}
