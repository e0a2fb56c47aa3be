import { errorCodes, type ProofMethod, type ProofNeeded } from '@edu/shared-utility/contract';
import type { Database, Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { settledAddress } from '../account/bound-since';
import { type Account, accountById } from '../account/find-account';
import { masked } from '../account/masked';
import { factorMethods, hasFactor } from '../factors/active';

/** How this account can prove that it is its owner, on the pages of that host. */
export async function proofMethods(tx: Tx, own: Account, host: string): Promise<ProofNeeded> {
  // Anyone who has a second factor proves with it: which comes beside a password or a code.
  if (await hasFactor(tx, own.id)) {
    return { methods: await factorMethods(tx, own.id, host), phone: null, mail: null };
  }
  const phone = settledAddress(own, 'phone');
  const mail = settledAddress(own, 'mail');
  const methods: ProofMethod[] = [];
  if (own.passwordHash !== null) methods.push('password');
  if (phone !== null) methods.push('phone');
  if (mail !== null) methods.push('mail');
  return { methods, phone: masked(phone), mail: masked(mail) };
}

/** Refuses a session that was not proved lately: 40303, saying how it can be. The demo is refused its own way. */
export async function requireFreshProof(
  db: Database,
  { accountId, isProved, readOnly }: Caller,
  host: string,
): Promise<void> {
  if (isProved || readOnly) return;
  const data = await db.withSystem(async (tx) => {
    const own = await accountById(tx, accountId);
    return own ? proofMethods(tx, own, host) : { methods: [], phone: null, mail: null };
  });
  throw new BusinessError(errorCodes.proofNeeded, { data });
}
