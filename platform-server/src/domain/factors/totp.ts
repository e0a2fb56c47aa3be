import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { secondFactor } from '../../db/schema';
import type { Secret } from '../codes/secret';
import { activeFactors, type Factor } from './active';

/** Loaded on first use, so that starting the server does not wait for it. */
const loadOtplib = () => import('otplib');

const SIX_DIGITS = /^\d{6}$/;
/** Seconds of tolerance for a wrong clock or a slow person. */
const TOLERANCE = 30;

export async function newTotpSecret(issuer: string, label: string) {
  const { generateSecret, generateURI } = await loadOtplib();
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer, label, secret }) };
}

/** Null if the secret was encrypted with another server secret: then no code is right. */
function readable(key: Secret, cipher: string): string | null {
  try {
    return key.decrypt(cipher);
  } catch {
    return null;
  }
}

/** The code's time step; null if the code is wrong, used or malformed. */
async function stepOf(key: Secret, factor: Factor, code: string): Promise<number | null> {
  // The library throws for a malformed code.
  if (factor.secretCipher === null || !SIX_DIGITS.test(code)) return null;
  const { verify } = await loadOtplib();
  const secret = readable(key, factor.secretCipher);
  if (secret === null) return null;
  const after = factor.lastStep === null ? {} : { afterTimeStep: factor.lastStep };
  const result = await verify({ secret, token: code, epochTolerance: TOLERANCE, ...after });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** Of concurrent uses of one code, this statement lets one succeed. */
const consumeStep = (tx: Tx, { id }: Factor, step: number) =>
  tx
    .update(secondFactor)
    .set({ lastStep: step, lastUsedAt: sql`now()` })
    .where(
      and(
        eq(secondFactor.id, id),
        isNull(secondFactor.removedAt),
        or(isNull(secondFactor.lastStep), lt(secondFactor.lastStep, step)),
      ),
    )
    .returning({ id: secondFactor.id });

/** Consumes a code of one app. */
export async function consumeTotpOf(
  db: Database,
  key: Secret,
  factor: Factor,
  code: string,
): Promise<boolean> {
  const step = await stepOf(key, factor, code);
  if (step === null) return false;
  return (await db.withSystem((tx) => consumeStep(tx, factor, step))).length > 0;
}

/** Consumes a code of any of the account's apps. */
export async function consumeTotp(
  db: Database,
  key: Secret,
  accountId: string,
  code: string,
): Promise<boolean> {
  const factors = await db.withSystem((tx) => activeFactors(tx, accountId));
  for (const factor of factors.filter(({ kind }) => kind === 'totp')) {
    if (await consumeTotpOf(db, key, factor, code)) return true;
  }
  return false;
}
