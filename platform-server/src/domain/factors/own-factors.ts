import { errorCodes, type SecondFactors } from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { secondFactor } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { notifyOfChange } from '../account/notices';
import type { Secret } from '../codes/secret';
import { activeFactors, isActive } from './active';
import { auditFactor, type FactorOwner, lockOwn } from './factor-owner';
import { makeRecoveryCodes, recoveryCodesLeft } from './recovery-codes';

export async function ownFactors(db: Database, factorOwner: FactorOwner): Promise<SecondFactors> {
  return db.withSystem(async (tx) => {
    const factors = await activeFactors(tx, factorOwner.accountId);
    return {
      list: factors.map(({ id, kind, name, host, createdAt, lastUsedAt }) => ({
        id,
        kind,
        name,
        host,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      recoveryCodesLeft: await recoveryCodesLeft(tx, factorOwner.accountId),
      demanded: factorOwner.demanded,
    };
  });
}

export async function renameFactor(
  db: Database,
  { accountId }: FactorOwner,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const renamed = await db.withSystem((tx) =>
    tx
      .update(secondFactor)
      .set({ name })
      .where(and(isActive(accountId), eq(secondFactor.id, id)))
      .returning({ id: secondFactor.id }),
  );
  if (renamed.length === 0) throw new BusinessError(errorCodes.notFound);
}

export async function removeFactor(
  db: Database,
  factorOwner: FactorOwner,
  id: string,
): Promise<void> {
  await db.withSystem(async (tx) => {
    const accountRow = await lockOwn(tx, factorOwner);
    const current = await activeFactors(tx, accountRow.id);
    const factor = current.find((item) => item.id === id);
    if (!factor) throw new BusinessError(errorCodes.notFound);
    if (current.length === 1 && factorOwner.demanded) {
      throw new BusinessError(errorCodes.conflict, { phrase: 'factor.demanded' });
    }
    await tx.update(secondFactor).set({ removedAt: sql`now()` }).where(eq(secondFactor.id, id));
    await notifyOfChange(
      tx,
      factorOwner.noticeDelivery,
      'secondFactorRemoved',
      factorOwner.tenantId,
      accountRow,
    );
    await auditFactor(tx, factorOwner, 'account.factor.removed', { kind: factor.kind });
  });
}

export async function renewRecoveryCodes(
  db: Database,
  key: Secret,
  factorOwner: FactorOwner,
): Promise<{ recoveryCodes: string[] }> {
  return db.withSystem(async (tx) => {
    const accountRow = await lockOwn(tx, factorOwner);
    if ((await activeFactors(tx, accountRow.id)).length === 0) {
      throw new BusinessError(errorCodes.stepOutOfOrder);
    }
    const recoveryCodes = await makeRecoveryCodes(tx, key, accountRow.id);
    await auditFactor(tx, factorOwner, 'account.factor.recovery-codes', {});
    return { recoveryCodes };
  });
}
