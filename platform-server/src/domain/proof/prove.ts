import { errorCodes, type ProofState, type Proved } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { session } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { settledAddress } from '../account/bound-since';
import type { Account } from '../account/find-account';
import type { CodePolicy } from '../codes/code-policy';
import { requireCode } from '../codes/codes';
import type { Recipient } from '../codes/recipient';
import { sendCode } from '../codes/send-code';
import { consumeRecoveryCode } from '../factors/recovery-codes';
import { consumeTotp } from '../factors/totp';
import { PROOF_MINUTES } from '../find-caller-query';
import { checkPassword } from '../passwords';
import { type Prover, prove, proverBy, proverOf } from './prover';

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
