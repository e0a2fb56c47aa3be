import { errorCodes, type FactorAdded } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { tenant } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Account } from '../account/find-account';
import { notifyOfChange } from '../account/notices';
import { revokeSessions } from '../account/write-password';
import { countOrRefuse } from '../codes/limits';
import type { Secret } from '../codes/secret';
import { auditFactor, type FactorOwner } from './factor-owner';
import { makeRecoveryCodes } from './recovery-codes';

const MAX_FACTORS = 20;

/** Refuses one more than an account may have. */
export function requireBelowLimit(current: readonly unknown[]): void {
  if (current.length >= MAX_FACTORS) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'factor.tooMany' });
  }
}

/** Limited, since each addition sends a message to every address. */
const ADDITION_LIMIT = { max: 10, seconds: 86_400 };
export const countAddition = (db: Database, { accountId }: FactorOwner) =>
  countOrRefuse(db, `factor:added:${accountId}`, ADDITION_LIMIT);

/** The names that an authenticator app shows: the tenant, and what the person logs in with. */
export async function labels(tx: Tx, { tenantId }: FactorOwner, accountRow: Account) {
  const [row] = await tx.select({ name: tenant.name }).from(tenant).where(eq(tenant.id, tenantId));
  return { issuer: row?.name ?? '', label: accountRow.phone ?? accountRow.mail ?? accountRow.id };
}

/**
 * What follows a new factor: recovery codes with the first one, which also ends other sessions; the owner is notified.
 */
export async function finishAddition(
  tx: Tx,
  key: Secret,
  factorOwner: FactorOwner,
  {
    accountRow,
    id,
    isFirst,
    kind,
  }: { accountRow: Account; id: string; isFirst: boolean; kind: string },
): Promise<FactorAdded> {
  if (isFirst) await revokeSessions(tx, accountRow.id, factorOwner.sessionId);
  const recoveryCodes = isFirst ? await makeRecoveryCodes(tx, key, accountRow.id) : null;
  await notifyOfChange(
    tx,
    factorOwner.noticeDelivery,
    'secondFactor',
    factorOwner.tenantId,
    accountRow,
  );
  await auditFactor(tx, factorOwner, 'account.factor.added', { kind });
  return { id, recoveryCodes };
}
