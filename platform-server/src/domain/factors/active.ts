import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { recoveryCode, secondFactor } from '../../db/schema';

export type Factor = typeof secondFactor.$inferSelect;

/** Factors in use: confirmed and not removed. */
export const isActive = (accountId: string) =>
  and(
    eq(secondFactor.accountId, accountId),
    isNotNull(secondFactor.confirmedAt),
    isNull(secondFactor.removedAt),
  );

export const activeFactors = (tx: Tx, accountId: string): Promise<Factor[]> =>
  tx
    .select()
    .from(secondFactor)
    .where(isActive(accountId))
    .orderBy(secondFactor.createdAt, secondFactor.id);

export const hasFactor = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await activeFactors(tx, accountId)).length > 0;

/** The second-factor methods of an account on pages of this host; empty for an account without factors. */
export async function factorMethods(
  tx: Tx,
  accountId: string,
  host: string,
): Promise<('totp' | 'passkey' | 'recovery')[]> {
  const factors = await activeFactors(tx, accountId);
  if (factors.length === 0) return [];
  const remainingCodes = await tx
    .select({ id: recoveryCode.id })
    .from(recoveryCode)
    .where(eq(recoveryCode.accountId, accountId))
    .limit(1);
  return [
    ...(factors.some(({ kind }) => kind === 'totp') ? (['totp'] as const) : []),
    ...(factors.some((factor) => factor.kind === 'passkey' && factor.host === host)
      ? (['passkey'] as const)
      : []),
    ...(remainingCodes.length > 0 ? (['recovery'] as const) : []),
  ];
}

/** Deletes all second factors, since whoever set them up may not have been the owner. */
export async function deleteFactors(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(secondFactor).where(eq(secondFactor.accountId, accountId));
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
}
