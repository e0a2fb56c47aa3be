import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Database, isUniqueViolation, type Tx } from '../../db/database';
import { account } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { audit } from '../audit';
import { type CodePolicy, codeRefused, requireCode } from '../codes/codes';
import type { Recipient } from '../codes/recipient';
import { hasFactor } from '../factors/active';
import { markProved } from '../proof/mark';
import { lockAlive } from '../sessions';
import { settledAddress } from './bound-since';
import { type Account, accountById } from './find-account';
import { followRecords } from './follow-records';
import { type NoticeDelivery, notifyOfChange } from './notices';
import { revokeSessions } from './password-change';
import { consumeGrant, issueGrant, outOfOrder, requireGrant } from './step-grants';

/** The account that changes, and the session that requests it. */
export interface Changer {
  readonly accountId: string;
  readonly tenantId: string;
  readonly sessionId: string;
  readonly ip: string;
  readonly notices: NoticeDelivery;
}

const boundAs = (accountRow: Account, kind: Recipient['kind']): string | null =>
  kind === 'phone' ? accountRow.phone : accountRow.mail;

async function ownAccount(db: Database, accountId: string): Promise<Account> {
  const accountRow = await db.withSystem((tx) => accountById(tx, accountId));
  if (!accountRow) throw new BusinessError(errorCodes.notLoggedIn);
  return accountRow;
}

const codeKey = (changer: Changer, recipient: Recipient) =>
  ({ purpose: 'change', recipient, tenantId: changer.tenantId }) as const;

/** Step 1: checks and consumes the code sent to the old address, then issues the grant. */
export async function proveOldAccount(
  db: Database,
  codes: CodePolicy,
  changer: Changer,
  recipient: Recipient,
  authCode: string,
): Promise<void> {
  const accountRow = await ownAccount(db, changer.accountId);
  // Another account's address gets the same error as a wrong code, so that the response does not reveal it.
  if (boundAs(accountRow, recipient.kind) !== recipient.value) throw codeRefused();
  await requireCode(db, codes, codeKey(changer, recipient), authCode);
  const proves = settledAddress(accountRow, recipient.kind) !== null;
  await db.withSystem(async (tx) => {
    await issueGrant(tx, changer.sessionId, recipient.kind);
    if (proves && !(await hasFactor(tx, changer.accountId)))
      await markProved(tx, changer, recipient.kind);
  });
}

/** Writes the new account. */
async function replace(
  tx: Tx,
  changer: Changer,
  accountRow: Account,
  to: Recipient,
): Promise<void> {
  const column = to.kind === 'phone' ? 'phone' : 'mail';
  const before = boundAs(accountRow, to.kind);
  try {
    // The WHERE clause turns two concurrent changes into a conflict instead of a lost update; a password changed
    // meanwhile has ended the requesting session.
    const changed = await tx
      .update(account)
      .set({ [column]: to.value, [`${column}BoundAt`]: sql`now()` })
      .where(
        and(
          eq(account.id, accountRow.id),
          before === null ? isNull(account[column]) : eq(account[column], before),
          sql`${account.passwordHash} IS NOT DISTINCT FROM ${accountRow.passwordHash}`,
        ),
      )
      .returning({ id: account.id });
    if (changed.length === 0) throw new BusinessError(errorCodes.conflict);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new FieldError('account', 'field.accountTaken', errorCodes.conflict);
  }
  await followRecords(
    tx,
    accountRow.id,
    to.kind === 'phone' ? { phone: to.value } : { email: to.value },
  );
  await revokeSessions(tx, accountRow.id, changer.sessionId);
  await notifyOfChange(tx, changer.notices, column, changer.tenantId, accountRow, [to.value]);
  await audit(tx, {
    tenantId: changer.tenantId,
    accountId: changer.accountId,
    action: `account.${column}.${before === null ? 'bound' : 'replaced'}`,
    target: accountRow.id,
    ip: changer.ip,
  });
}

/** Binds the first phone number or mail address; refuses if one is already bound. */
export async function bindAccount(
  db: Database,
  codes: CodePolicy,
  changer: Changer,
  to: Recipient,
  authCode: string,
): Promise<void> {
  const accountRow = await ownAccount(db, changer.accountId);
  if (boundAs(accountRow, to.kind) !== null) throw outOfOrder();
  await requireCode(db, codes, codeKey(changer, to), authCode);
  await db.withSystem(async (tx) => {
    if (!(await lockAlive(tx, changer))) throw new BusinessError(errorCodes.sessionExpired);
    await replace(tx, changer, accountRow, to);
  });
}

/** Step 2: checks the new address and its code. Consumes the grant of step 1. */
export async function rebindAccount(
  db: Database,
  codes: CodePolicy,
  changer: Changer,
  to: Recipient,
  authCode: string,
): Promise<void> {
  const accountRow = await ownAccount(db, changer.accountId);
  const boundAddress = boundAs(accountRow, to.kind);
  if (boundAddress === null) throw outOfOrder();
  const purposes = [to.kind, 'any'] as const;
  await db.withSystem((tx) => requireGrant(tx, changer.sessionId, purposes));
  if (boundAddress === to.value) {
    const phrase = to.kind === 'phone' ? 'field.phoneSame' : 'field.emailSame';
    throw new FieldError('account', phrase, errorCodes.sameAccount);
  }
  await requireCode(db, codes, codeKey(changer, to), authCode);
  await db.withSystem(async (tx) => {
    await consumeGrant(tx, changer, purposes);
    await replace(tx, changer, accountRow, to);
  });
}
