import { errorCodes, type ProofMethod, type ProofNeeded } from '@edu/shared-utility/contract';
import type { Database, Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { settledAddress } from '../account/bound-since';
import { type Account, accountById } from '../account/find-account';
import { masked } from '../account/masked';
import { factorMethods, hasFactor } from '../factors/active';

/** The methods by which this account can prove its owner's identity on pages of that host. */
export async function proofMethods(
  tx: Tx,
  accountRow: Account,
  host: string,
): Promise<ProofNeeded> {
  // An account with a second factor proves with that, since a password or code alone is weaker.
  if (await hasFactor(tx, accountRow.id)) {
    return { methods: await factorMethods(tx, accountRow.id, host), phone: null, mail: null };
  }
  const phone = settledAddress(accountRow, 'phone');
  const mail = settledAddress(accountRow, 'mail');
  const methods: ProofMethod[] = [];
  if (accountRow.passwordHash !== null) methods.push('password');
  if (phone !== null) methods.push('phone');
  if (mail !== null) methods.push('mail');
  return { methods, phone: masked(phone), mail: masked(mail) };
}

/**
 * Throws 40303 with the available methods if the session has no recent proof. The read-only demo gets its own error.
 */
export async function requireFreshProof(
  db: Database,
  { accountId, isProved, readOnly }: Caller,
  host: string,
): Promise<void> {
  if (isProved || readOnly) return;
  const data = await db.withSystem(async (tx) => {
    const accountRow = await accountById(tx, accountId);
    return accountRow
      ? proofMethods(tx, accountRow, host)
      : { methods: [], phone: null, mail: null };
  });
  throw new BusinessError(errorCodes.proofNeeded, { data });
}
