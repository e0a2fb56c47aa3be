import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { account } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { audit } from '../audit';
import type { Recipient } from '../codes/recipient';
import { boundAs, type Changer } from './bound-account';
import type { Account } from './find-account';
import { followRecords } from './follow-records';
import { notifyOfChange } from './notices';
import { revokeSessions } from './write-password';

/** Writes the new account. */
export async function replace(
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
  await notifyOfChange(tx, changer.noticeDelivery, column, changer.tenantId, accountRow, [
    to.value,
  ]);
  await audit(tx, {
    tenantId: changer.tenantId,
    accountId: changer.accountId,
    action: `account.${column}.${before === null ? 'bound' : 'replaced'}`,
    target: accountRow.id,
    ip: changer.ip,
  });
}
