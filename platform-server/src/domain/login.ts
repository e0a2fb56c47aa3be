import { errorCodes, type LoginResult } from '@edu/shared-utility/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { account, member, tenant } from '../db/schema';
import { BusinessError } from '../http/business-error';
import { settlesAt } from './account/bound-since';
import { type Account, findAccount } from './account/find-account';
import { countAttempt, countSuccess, type LockoutPolicy } from './account/lockout';
import { notifyOfNewNetwork } from './account/notice-choice';
import type { NoticeDelivery } from './account/notices';
import { audit, auditAlone } from './audit';
import type { CodePolicy } from './codes/code-policy';
import { tryCode } from './codes/codes';
import { countOrRefuse, refundAll } from './codes/limits';
import type { Recipient } from './codes/recipient';
import { type CodeStatus, codeAdvice } from './codes/refused-code';
import { factorMethods, hasFactor } from './factors/active';
import { issueTicket } from './factors/login-tickets';
import { rememberNetwork } from './known-networks';
import { membershipAt } from './membership';
import { networkOf } from './network';
import { checkPassword } from './passwords';
import { openSession, type SessionLimits } from './sessions';
import { type Tenant, tenantOfHost } from './tenants';
import { hashToken } from './tokens';

export interface LoginPolicy {
  readonly limits: SessionLimits;
  readonly lockout: LockoutPolicy;
  readonly codes: CodePolicy;
}

export interface LoginInput {
  readonly recipient: Recipient;
  readonly proof: { readonly password: string } | { readonly authCode: string };
  readonly flow: 'old' | 'new';
  readonly host: string;
  /** The host of the page, which passkeys are bound to. */
  readonly pageHost: string;
  readonly ip: string;
  /** The token that the browser still has, if any: it is revoked when the new one is issued. */
  readonly token: string | null;
  readonly notices: NoticeDelivery;
}

const isPasswordExpired = (accountRow: Account | null): boolean =>
  accountRow?.passwordExpiresAt != null && accountRow.passwordExpiresAt.getTime() < Date.now();

/**
 * Takes the same time whether the account exists or not. `dead` means that a code cannot be tried again; codes that
 * were never sent expire in the same way.
 */
async function checkProof(
  db: Database,
  policy: LoginPolicy,
  input: LoginInput,
  page: Tenant,
  accountRow: Account | null,
): Promise<CodeStatus> {
  const { proof, recipient } = input;
  // Outside of a transaction: hashing takes long, and the embedded database has a single session.
  if ('password' in proof) {
    const isRight = await checkPassword(accountRow?.passwordHash ?? null, proof.password);
    return isRight && !isPasswordExpired(accountRow) ? 'right' : 'wrong';
  }
  const key = { purpose: 'login', recipient, tenantId: page.id } as const;
  const origin = { owner: accountRow?.id ?? null, ip: input.ip };
  const verdict = await tryCode(db, policy.codes, key, proof.authCode, origin);
  return verdict === 'right' && !accountRow ? 'dead' : verdict;
}

/** One message for every wrong log-in (specification §8); for a code, with advice on what to do. */
const refusalFor = ({ proof }: LoginInput, verdict: Exclude<CodeStatus, 'right'>): BusinessError =>
  new BusinessError(
    errorCodes.loginRefused,
    'authCode' in proof ? { fields: { authCode: codeAdvice(verdict) } } : {},
  );

async function revokePresentedToken(tx: Tx, token: string | null, accountId: string) {
  if (token === null) return;
  await tx.execute(sql`UPDATE session SET revoked_at = now()
    WHERE token_hash = ${hashToken(token)} AND account_id = ${accountId}::uuid AND revoked_at IS NULL`);
}

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

/**
 * The proof that the session stores: an address bound within a day allows the log-in, but is no proof for later
 * changes.
 */
function proofOf({ proof, recipient }: LoginInput, accountRow: Account): string | null {
  if ('password' in proof) return 'password';
  return settlesAt(accountRow, recipient.kind) === null ? recipient.kind : null;
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
  await refundAll(db, hits);
  await askSecondFactor(db, input, page, accountRow);
  await countSuccess(db, attempt, []);
  const { token, notices } = input;
  const provedBy = proofOf(input, accountRow);
  return createLoginSession(db, policy.limits, {
    account: accountRow,
    page,
    flow,
    ip,
    token,
    provedBy,
    notices,
  });
}

interface VerifiedLogin {
  /** Null if no accepted proof was given. */
  readonly provedBy: string | null;
  readonly account: Account;
  readonly page: Tenant;
  readonly flow: 'old' | 'new';
  readonly ip: string;
  /** The browser's former token, whose session ends when the new one begins. */
  readonly token: string | null;
  /** Null if no account is known. */
  readonly notices: NoticeDelivery | null;
}

/**
 * Locks the account and refuses if password or address have changed since the proof was checked: that change ended all
 * sessions and must not be followed by a new one.
 */
async function lockVerifiedAccount(tx: Tx, proved: Account): Promise<void> {
  const lockedRows = await tx
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.id, proved.id),
        isNull(account.closedAt),
        sql`(${account.passwordHash}, ${account.phone}, ${account.mail})
          IS NOT DISTINCT FROM (${proved.passwordHash}::text, ${proved.phone}::text, ${proved.mail}::text)`,
      ),
    )
    .for('no key update');
  if (lockedRows.length === 0) throw new BusinessError(errorCodes.loginRefused);
}

/** Opens the session of a person whose proof was right. */
export async function createLoginSession(
  db: Database,
  limits: SessionLimits,
  { account: person, page, flow, ip, token: formerToken, provedBy, notices }: VerifiedLogin,
): Promise<LoginResult> {
  return db.withSystem(async (tx) => {
    await lockVerifiedAccount(tx, person);
    const { id: accountId } = person;
    const memberId = await membershipAt(tx, accountId, page);
    await revokePresentedToken(tx, formerToken, accountId);
    const isNew = await rememberNetwork(tx, accountId, ip);
    if (isNew && notices) await notifyOfNewNetwork(tx, notices, { accountId, tenantId: page.id });
    await tx.update(member).set({ lastLoginAt: new Date() }).where(eq(member.id, memberId));
    const session = { accountId, tenantId: page.id, memberId, flow, ip };
    const proved = { provedBy, provedAt: provedBy === null ? null : sql`now()` };
    const token = await openSession(tx, { ...session, ...proved, readOnly: page.isDemo }, limits);
    await audit(tx, { tenantId: page.id, accountId, action: 'login', target: accountId, ip });
    return { token, userId: accountId };
  });
}

/** The read-only demo tenant, for everybody (specification §2, "/saas/demo_homepage"). */
export async function demoLogin(
  db: Database,
  { limits, lockout }: LoginPolicy,
  ip: string,
): Promise<LoginResult> {
  // A demo log-in needs no password, so the limit is on the sessions that one network can create.
  await countOrRefuse(db, `demo-login:${networkOf(ip)}`, lockout.source);
  const demoRow = await db.withSystem(async (tx) => {
    const [row] = await tx
      .select({ page: tenant, account })
      .from(tenant)
      .innerJoin(member, eq(member.tenantId, tenant.id))
      .innerJoin(account, eq(account.id, member.accountId))
      .where(eq(tenant.isDemo, true))
      .limit(1);
    return row ?? null;
  });
  if (!demoRow) throw new BusinessError(errorCodes.notFound);
  return createLoginSession(db, limits, {
    ...demoRow,
    flow: 'old',
    ip,
    token: null,
    provedBy: null,
    notices: null,
  });
}
