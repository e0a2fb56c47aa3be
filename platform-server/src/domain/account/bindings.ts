import { errorCodes } from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import { BusinessError, FieldError } from '../../http/business-error';
import type { CodePolicy } from '../codes/code-policy';
import { requireCode } from '../codes/codes';
import type { Recipient } from '../codes/recipient';
import { codeRefused } from '../codes/refused-code';
import { hasFactor } from '../factors/active';
import { markProved } from '../proof/mark';
import { lockLiveSession } from '../sessions';
import { boundAs, type Changer, codeKey, ownAccount } from './bound-account';
import { settledAddress } from './bound-since';
import { replace } from './replace-binding';
import { consumeGrant, issueGrant, outOfOrder, requireGrant } from './step-grants';

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
    if (!(await lockLiveSession(tx, changer))) throw new BusinessError(errorCodes.sessionExpired);
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
