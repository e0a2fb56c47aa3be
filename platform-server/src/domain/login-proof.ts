import { errorCodes } from '@edu/shared-utility/contract';
import type { Database } from '../db/database';
import { BusinessError } from '../http/business-error';
import { settlesAt } from './account/bound-since';
import type { Account } from './account/find-account';
import type { LockoutPolicy } from './account/lockout';
import type { NoticeDelivery } from './account/notices';
import type { CodePolicy } from './codes/code-policy';
import { tryCode } from './codes/codes';
import type { Recipient } from './codes/recipient';
import { type CodeStatus, codeAdvice } from './codes/refused-code';
import { checkPassword } from './passwords';
import type { SessionLimits } from './sessions';
import type { Tenant } from './tenants';

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
  readonly noticeDelivery: NoticeDelivery;
}

const isPasswordExpired = (accountRow: Account | null): boolean =>
  accountRow?.passwordExpiresAt != null && accountRow.passwordExpiresAt.getTime() < Date.now();

/**
 * Takes the same time whether the account exists or not. `dead` means that a code cannot be tried again; codes that
 * were never sent expire in the same way.
 */
export async function checkProof(
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
export const refusalFor = (
  { proof }: LoginInput,
  verdict: Exclude<CodeStatus, 'right'>,
): BusinessError =>
  new BusinessError(
    errorCodes.loginRefused,
    'authCode' in proof ? { fields: { authCode: codeAdvice(verdict) } } : {},
  );

/**
 * The proof that the session stores: an address bound within a day allows the log-in, but is no proof for later
 * changes.
 */
export function proofOf({ proof, recipient }: LoginInput, accountRow: Account): string | null {
  if ('password' in proof) return 'password';
  return settlesAt(accountRow, recipient.kind) === null ? recipient.kind : null;
}
