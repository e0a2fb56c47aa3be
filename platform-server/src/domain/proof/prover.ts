import {
  errorCodes,
  type Locale,
  type ProofMethod,
  type Proved,
} from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { type Account, accountById } from '../account/find-account';
import { audit } from '../audit';
import { countEachOrRefuse, uncountHits } from '../codes/limits';
import { codeRefused } from '../codes/refused-code';
import type { PageOrigin } from '../factors/challenges';
import { markProved } from './mark';
import { proofMethods } from './methods';

/** The account, session and page of a proof. */
export interface Prover {
  readonly accountId: string;
  readonly tenantId: string;
  readonly sessionId: string;
  readonly ip: string;
  readonly locale: Locale;
  readonly page: PageOrigin;
}

/** Wrong proofs allowed per session, so that a stolen token does not use up the attempts of other sessions. */
const TRIES = { max: 10, seconds: 900 };

/** Wrong proofs allowed for all sessions of one account together. */
const TRIES_IN_ALL = { max: 50, seconds: 900 };

export async function proverOf(db: Database, { accountId, page }: Prover) {
  return db.withSystem(async (tx) => {
    const accountRow = await accountById(tx, accountId);
    if (!accountRow) throw new BusinessError(errorCodes.notLoggedIn);
    return { accountRow, offered: await proofMethods(tx, accountRow, page.host) };
  });
}

/** The account, if it can use that method; otherwise throws 40302. */
export async function proverBy(
  db: Database,
  prover: Prover,
  method: ProofMethod,
): Promise<Account> {
  const { accountRow, offered } = await proverOf(db, prover);
  if (!offered.methods.includes(method)) throw new BusinessError(errorCodes.stepOutOfOrder);
  return accountRow;
}

/** Counts an attempt before the proof is checked; a right one is uncounted. */
export async function prove(
  db: Database,
  prover: Prover,
  method: ProofMethod,
  isRight: (accountRow: Account) => Promise<boolean>,
  // By default the error says that another try is possible: the next code comes from the app, or was sent already.
  refusal: () => BusinessError = () => codeRefused(true),
): Promise<Proved> {
  const accountRow = await proverBy(db, prover, method);
  const hits = await countEachOrRefuse(db, [
    [`proof:session:${prover.sessionId}`, TRIES],
    [`proof:${prover.accountId}`, TRIES_IN_ALL],
  ]);
  if (!(await isRight(accountRow))) throw refusal();
  await uncountHits(db, hits);
  const { accountId, tenantId, ip } = prover;
  return db.withSystem(async (tx) => {
    const proved = await markProved(tx, prover, method);
    const auditEntry = { tenantId, accountId, target: accountId, ip, detail: { method } };
    await audit(tx, { ...auditEntry, action: 'account.proved' });
    return proved;
  });
}
