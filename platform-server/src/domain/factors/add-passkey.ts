import { errorCodes, type FactorAdded } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { secondFactor } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { codeRefused } from '../codes/refused-code';
import type { Secret } from '../codes/secret';
import { activeFactors } from './active';
import { type FactorOwner, lockOwn } from './factor-owner';
import { countAddition, finishAddition, labels, requireBelowLimit } from './new-factor';
import { enrolmentOptions, readEnrolment } from './passkey-enrolment';

async function enrolmentContext(db: Database, factorOwner: FactorOwner) {
  return db.withSystem(async (tx) => {
    const accountRow = await lockOwn(tx, factorOwner);
    const { issuer: rpName, label: userName } = await labels(tx, factorOwner, accountRow);
    return { accountId: accountRow.id, sessionId: factorOwner.sessionId, rpName, userName };
  });
}

export const startPasskey = async (db: Database, factorOwner: FactorOwner) =>
  enrolmentOptions(db, await enrolmentContext(db, factorOwner), factorOwner.page);

export async function addPasskey(
  db: Database,
  key: Secret,
  factorOwner: FactorOwner,
  { name, response }: { name: string; response: Record<string, unknown> },
): Promise<FactorAdded> {
  const passkey = await readEnrolment(
    db,
    await enrolmentContext(db, factorOwner),
    factorOwner.page,
    response,
  );
  if (passkey === null) throw codeRefused();
  await countAddition(db, factorOwner);
  return db.withSystem(async (tx) => {
    const accountRow = await lockOwn(tx, factorOwner);
    const current = await activeFactors(tx, accountRow.id);
    requireBelowLimit(current);
    const [inserted] = await tx
      .insert(secondFactor)
      .values({
        accountId: accountRow.id,
        kind: 'passkey',
        name,
        ...passkey,
        confirmedAt: sql`now()`,
      })
      .onConflictDoNothing()
      .returning({ id: secondFactor.id });
    if (!inserted) throw new BusinessError(errorCodes.conflict);
    return finishAddition(tx, key, factorOwner, {
      accountRow,
      id: inserted.id,
      isFirst: current.length === 0,
      kind: 'passkey',
    });
  });
}
