import { errorCodes, type FactorAdded } from '@edu/shared-utility/contract';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { secondFactor } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { countEachOrRefuse, uncountHits } from '../codes/limits';
import { codeRefused } from '../codes/refused-code';
import type { Secret } from '../codes/secret';
import { activeFactors } from './active';
import { type FactorOwner, lockOwn } from './factor-owner';
import { countAddition, finishAddition, labels, requireBelowLimit } from './new-factor';
import { consumeTotpOf, newTotpSecret } from './totp';

const TRIES = { max: 10, seconds: 900 };

/** Creates a secret that is inactive until its first code is entered. */
export async function startTotp(db: Database, key: Secret, factorOwner: FactorOwner, name: string) {
  return db.withSystem(async (tx) => {
    const accountRow = await lockOwn(tx, factorOwner);
    requireBelowLimit(await activeFactors(tx, accountRow.id));
    const { issuer, label } = await labels(tx, factorOwner, accountRow);
    const { secret, uri } = await newTotpSecret(issuer, label);
    // Only one unconfirmed enrolment at a time.
    await tx
      .delete(secondFactor)
      .where(and(eq(secondFactor.accountId, accountRow.id), isNull(secondFactor.confirmedAt)));
    const values = { kind: 'totp', name, secretCipher: key.encrypt(secret) } as const;
    const [inserted] = await tx
      .insert(secondFactor)
      .values({ accountId: accountRow.id, ...values })
      .returning({ id: secondFactor.id });
    return { id: inserted?.id ?? '', secret, uri };
  });
}

/** Confirms the app by its first code, within ten minutes. */
export async function confirmTotp(
  db: Database,
  key: Secret,
  factorOwner: FactorOwner,
  { id, code }: { id: string; code: string },
): Promise<FactorAdded> {
  const pending = and(
    eq(secondFactor.id, id),
    eq(secondFactor.accountId, factorOwner.accountId),
    eq(secondFactor.kind, 'totp'),
    isNull(secondFactor.confirmedAt),
    gt(secondFactor.createdAt, sql`now() - interval '10 minutes'`),
  );
  const [factor] = await db.withSystem((tx) => tx.select().from(secondFactor).where(pending));
  if (!factor) throw new BusinessError(errorCodes.stepOutOfOrder);
  const hits = await countEachOrRefuse(db, [[`factor:confirm:${factorOwner.accountId}`, TRIES]]);
  if (!(await consumeTotpOf(db, key, factor, code))) throw codeRefused(true);
  await uncountHits(db, hits);
  await countAddition(db, factorOwner);
  return db.withSystem(async (tx) => {
    const accountRow = await lockOwn(tx, factorOwner);
    const isFirst = (await activeFactors(tx, accountRow.id)).length === 0;
    const confirmed = await tx
      .update(secondFactor)
      .set({ confirmedAt: sql`now()` })
      .where(pending)
      .returning({ id: secondFactor.id });
    if (confirmed.length === 0) throw new BusinessError(errorCodes.stepOutOfOrder);
    return finishAddition(tx, key, factorOwner, { accountRow, id, isFirst, kind: 'totp' });
  });
}
