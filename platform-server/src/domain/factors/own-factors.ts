import { errorCodes, type FactorAdded, type SecondFactors } from '@edu/shared-utility/contract';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { secondFactor, tenant } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { type Account, accountById } from '../account/find-account';
import { type NoticeDelivery, notifyOfChange } from '../account/notices';
import { revokeSessions } from '../account/password-change';
import { audit } from '../audit';
import { codeRefused } from '../codes/codes';
import { countOrRefuse, refundAll, takeHits } from '../codes/limits';
import type { Secret } from '../codes/secret';
import { lockAlive } from '../sessions';
import { activeFactors, isActive } from './active';
import type { PageOrigin } from './challenges';
import { enrolmentOptions, readEnrolment } from './passkeys';
import { makeRecoveryCodes, recoveryCodesLeft } from './recovery-codes';
import { consumeTotpOf, newTotpSecret } from './totp';

/** The account whose factors change, with the requesting session and page. */
export interface FactorOwner {
  readonly accountId: string;
  readonly tenantId: string;
  readonly sessionId: string;
  readonly ip: string;
  readonly notices: NoticeDelivery;
  readonly page: PageOrigin;
  /** True if the account must keep at least one factor. */
  readonly demanded: boolean;
}

const MAX_FACTORS = 20;
const TRIES = { max: 10, seconds: 900 };
/** Limited, since each addition sends a message to every address. */
const ADDITIONS = { max: 10, seconds: 86_400 };
const countAddition = (db: Database, { accountId }: FactorOwner) =>
  countOrRefuse(db, `factor:added:${accountId}`, ADDITIONS);

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

async function lockOwn(tx: Tx, factorOwner: FactorOwner): Promise<Account> {
  if (!(await lockAlive(tx, factorOwner))) throw new BusinessError(errorCodes.sessionExpired);
  const accountRow = await accountById(tx, factorOwner.accountId);
  if (!accountRow) throw new BusinessError(errorCodes.notLoggedIn);
  return accountRow;
}

const auditFactor = (
  tx: Tx,
  factorOwner: FactorOwner,
  action: string,
  detail: Record<string, unknown>,
) => {
  const { accountId, tenantId, ip } = factorOwner;
  return audit(tx, { accountId, tenantId, ip, target: accountId, action, detail });
};

/** The names that an authenticator app shows: the tenant, and what the person logs in with. */
async function labels(tx: Tx, { tenantId }: FactorOwner, accountRow: Account) {
  const [row] = await tx.select({ name: tenant.name }).from(tenant).where(eq(tenant.id, tenantId));
  return { issuer: row?.name ?? '', label: accountRow.phone ?? accountRow.mail ?? accountRow.id };
}

/** Creates a secret that is inactive until its first code is entered. */
export async function startTotp(db: Database, key: Secret, factorOwner: FactorOwner, name: string) {
  return db.withSystem(async (tx) => {
    const accountRow = await lockOwn(tx, factorOwner);
    if ((await activeFactors(tx, accountRow.id)).length >= MAX_FACTORS) {
      throw new BusinessError(errorCodes.conflict, { phrase: 'factor.tooMany' });
    }
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

/**
 * What follows a new factor: recovery codes with the first one, which also ends other sessions; the owner is notified.
 */
async function factorAdded(
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
  await notifyOfChange(tx, factorOwner.notices, 'secondFactor', factorOwner.tenantId, accountRow);
  await auditFactor(tx, factorOwner, 'account.factor.added', { kind });
  return { id, recoveryCodes };
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
  const hits = await takeHits(db, [[`factor:confirm:${factorOwner.accountId}`, TRIES]]);
  if (!(await consumeTotpOf(db, key, factor, code))) throw codeRefused(true);
  await refundAll(db, hits);
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
    return factorAdded(tx, key, factorOwner, { accountRow, id, isFirst, kind: 'totp' });
  });
}

async function enrolling(db: Database, factorOwner: FactorOwner) {
  return db.withSystem(async (tx) => {
    const accountRow = await lockOwn(tx, factorOwner);
    const { issuer: rpName, label: userName } = await labels(tx, factorOwner, accountRow);
    return { accountId: accountRow.id, sessionId: factorOwner.sessionId, rpName, userName };
  });
}

export const startPasskey = async (db: Database, factorOwner: FactorOwner) =>
  enrolmentOptions(db, await enrolling(db, factorOwner), factorOwner.page);

export async function addPasskey(
  db: Database,
  key: Secret,
  factorOwner: FactorOwner,
  { name, response }: { name: string; response: Record<string, unknown> },
): Promise<FactorAdded> {
  const passkey = await readEnrolment(
    db,
    await enrolling(db, factorOwner),
    factorOwner.page,
    response,
  );
  if (passkey === null) throw codeRefused();
  await countAddition(db, factorOwner);
  return db.withSystem(async (tx) => {
    const accountRow = await lockOwn(tx, factorOwner);
    const current = await activeFactors(tx, accountRow.id);
    if (current.length >= MAX_FACTORS) {
      throw new BusinessError(errorCodes.conflict, { phrase: 'factor.tooMany' });
    }
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
    return factorAdded(tx, key, factorOwner, {
      accountRow,
      id: inserted.id,
      isFirst: current.length === 0,
      kind: 'passkey',
    });
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
      factorOwner.notices,
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
