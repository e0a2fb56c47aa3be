import { errorCodes, type LoginResult } from '@edu/shared-utility/contract';
import type { Database } from '../db/database';
import { BusinessError } from '../http/business-error';
import { type Account, findAccount } from './account/find-account';
import { countAttempt, countSuccess } from './account/lockout';
import { auditAlone } from './audit';
import { uncountHits } from './codes/limits';
import { factorMethods, hasFactor } from './factors/active';
import { issueTicket } from './factors/login-tickets';
import { checkProof, type LoginInput, type LoginPolicy, proofOf, refusalFor } from './login-proof';
import { createLoginSession } from './login-session';
import { type Tenant, tenantOfHost } from './tenants';

/** For an account with a second factor, throws 40304 with a ticket instead of opening a session. */
async function askSecondFactor(
  db: Database,
  { flow, pageHost }: LoginInput,
  page: Tenant,
  accountRow: Account,
): Promise<void> {
  const needed = await db.withSystem(async (tx) => {
    if (!(await hasFactor(tx, accountRow.id))) return null;
    const methods = await factorMethods(tx, accountRow.id, pageHost);
    const ticket = await issueTicket(tx, { accountId: accountRow.id, tenantId: page.id, flow });
    return { ...ticket, methods };
  });
  if (needed) throw new BusinessError(errorCodes.secondStepNeeded, { data: needed });
}

/** Logs a person in at the tenant of the page; an unknown account and a wrong proof give the same error. */
export async function login(
  db: Database,
  policy: LoginPolicy,
  input: LoginInput,
): Promise<LoginResult> {
  const { recipient, flow, host, ip } = input;
  const { page, accountRow } = await db.withSystem(async (tx) => ({
    page: await tenantOfHost(tx, host),
    accountRow: await findAccount(tx, recipient),
  }));
  // Counted separately: a person locked out by password guesses can still log in by code, which proves the phone.
  const name = 'authCode' in input.proof ? `code:${recipient.value}` : recipient.value;
  const attempt = { name, ip, accountId: accountRow?.id ?? null };
  const hits = await countAttempt(db, policy.lockout, attempt);
  const verdict = await checkProof(db, policy, input, page, accountRow);
  if (verdict !== 'right' || !accountRow) {
    await auditAlone(db, {
      tenantId: page.id,
      accountId: accountRow?.id ?? null,
      action: 'login.refused',
      target: accountRow?.id ?? '',
      ip,
    });
    throw refusalFor(input, verdict === 'right' ? 'dead' : verdict);
  }
  // A first step alone does not reset the attempt count; the second step does.
  await uncountHits(db, hits);
  await askSecondFactor(db, input, page, accountRow);
  await countSuccess(db, attempt, []);
  const { token, noticeDelivery } = input;
  const provedBy = proofOf(input, accountRow);
  return createLoginSession(db, policy.limits, {
    account: accountRow,
    page,
    flow,
    ip,
    token,
    provedBy,
    noticeDelivery,
  });
}
