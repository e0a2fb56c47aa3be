import {
  errorCodes,
  type Locale,
  type ProofMethod,
  type ProofState,
  type Proved,
  type WebAuthnJson,
} from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { session } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { settledAddress } from '../account/bound-since';
import { type Account, accountById } from '../account/find-account';
import { audit } from '../audit';
import type { CodePolicy } from '../codes/code-policy';
import { requireCode } from '../codes/codes';
import { refundAll, takeHits } from '../codes/limits';
import type { Recipient } from '../codes/recipient';
import { codeRefused } from '../codes/refused-code';
import { sendCode } from '../codes/send-code';
import type { PageOrigin } from '../factors/challenges';
import { acceptPasskey, loginOptions } from '../factors/passkeys';
import { consumeRecoveryCode } from '../factors/recovery-codes';
import { consumeTotp } from '../factors/totp';
import { PROOF_MINUTES } from '../find-caller-query';
import { checkPassword } from '../passwords';
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

async function proverOf(db: Database, { accountId, page }: Prover) {
  return db.withSystem(async (tx) => {
    const accountRow = await accountById(tx, accountId);
    if (!accountRow) throw new BusinessError(errorCodes.notLoggedIn);
    return { accountRow, offered: await proofMethods(tx, accountRow, page.host) };
  });
}

/** The account, if it can use that method; otherwise throws 40302. */
async function proverBy(db: Database, prover: Prover, method: ProofMethod): Promise<Account> {
  const { accountRow, offered } = await proverOf(db, prover);
  if (!offered.methods.includes(method)) throw new BusinessError(errorCodes.stepOutOfOrder);
  return accountRow;
}

/** Counts an attempt before the proof is checked; a right one is uncounted. */
async function prove(
  db: Database,
  prover: Prover,
  method: ProofMethod,
  isRight: (accountRow: Account) => Promise<boolean>,
  // By default the error says that another try is possible: the next code comes from the app, or was sent already.
  refusal: () => BusinessError = () => codeRefused(true),
): Promise<Proved> {
  const accountRow = await proverBy(db, prover, method);
  const hits = await takeHits(db, [
    [`proof:session:${prover.sessionId}`, TRIES],
    [`proof:${prover.accountId}`, TRIES_IN_ALL],
  ]);
  if (!(await isRight(accountRow))) throw refusal();
  await refundAll(db, hits);
  const { accountId, tenantId, ip } = prover;
  return db.withSystem(async (tx) => {
    const proved = await markProved(tx, prover, method);
    const auditEntry = { tenantId, accountId, target: accountId, ip, detail: { method } };
    await audit(tx, { ...auditEntry, action: 'account.proved' });
    return proved;
  });
}

export async function proofState(db: Database, prover: Prover): Promise<ProofState> {
  const { offered } = await proverOf(db, prover);
  const [row] = await db.withSystem((tx) =>
    tx.select({ at: session.provedAt }).from(session).where(eq(session.id, prover.sessionId)),
  );
  const until = row?.at ? row.at.getTime() + PROOF_MINUTES * 60_000 : 0;
  return { ...offered, provedUntil: until > Date.now() ? new Date(until).toISOString() : null };
}

export const proveByPassword = (db: Database, prover: Prover, password: string): Promise<Proved> =>
  prove(
    db,
    prover,
    'password',
    (accountRow) => checkPassword(accountRow.passwordHash, password),
    () => new FieldError('password', 'field.passwordNotRight'),
  );

function recipientOf(accountRow: Account, kind: Recipient['kind']): Recipient {
  const value = settledAddress(accountRow, kind);
  if (value === null) throw new BusinessError(errorCodes.stepOutOfOrder);
  return { kind, value };
}

/** Sends a code to the bound address; the caller does not supply one. */
export async function sendProofCode(
  db: Database,
  codes: CodePolicy,
  prover: Prover,
  kind: Recipient['kind'],
): Promise<void> {
  const recipient = recipientOf(await proverBy(db, prover, kind), kind);
  await sendCode(db, codes, { ...prover, purpose: 'proof', recipient });
}

export const proveByCode = (
  db: Database,
  codes: CodePolicy,
  prover: Prover,
  { to, authCode }: { to: Recipient['kind']; authCode: string },
): Promise<Proved> =>
  prove(db, prover, to, async (accountRow) => {
    const recipient = recipientOf(accountRow, to);
    const key = { purpose: 'proof', recipient, tenantId: prover.tenantId } as const;
    await requireCode(db, codes, key, authCode);
    return true;
  });

export const proveByTotp = (db: Database, { secret }: CodePolicy, prover: Prover, code: string) =>
  prove(db, prover, 'totp', ({ id }) => consumeTotp(db, secret, id, code));

export const proveByRecoveryCode = (
  db: Database,
  { secret }: CodePolicy,
  prover: Prover,
  code: string,
) => prove(db, prover, 'recovery', () => consumeRecoveryCode(db, secret, prover, code));

const proofRequest = ({ accountId, sessionId }: Prover) =>
  ({ purpose: 'proof', accountId, sessionId }) as const;

export async function passkeyProofOptions(db: Database, prover: Prover): Promise<WebAuthnJson> {
  await proverBy(db, prover, 'passkey');
  return loginOptions(db, proofRequest(prover), prover.page);
}

export const proveByPasskey = (db: Database, prover: Prover, response: WebAuthnJson) =>
  prove(
    db,
    prover,
    'passkey',
    async ({ id }) => (await acceptPasskey(db, proofRequest(prover), prover.page, response)) === id,
  );
