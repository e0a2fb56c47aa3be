import { randomBytes } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { recoveryCode } from '../../db/schema';
import { audit } from '../audit';
import type { Secret } from '../codes/secret';

const CODE_COUNT = 10;
/** 32 characters without those that look alike; 256 is a multiple of 32, so that a byte chooses without bias. */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';

/** 50 random bits, as `k3m7p-x9qrt`. */
const newCode = (): string => {
  const text = [...randomBytes(10)].map((byte) => ALPHABET[byte % 32]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

const hashOf = (key: Secret, accountId: string, code: string): string =>
  key.hmac(`recovery|${accountId}|${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);

/** Creates ten codes and invalidates former ones. They are returned once; only hashes are stored. */
export async function makeRecoveryCodes(tx: Tx, key: Secret, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: CODE_COUNT }, newCode);
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  await tx
    .insert(recoveryCode)
    .values(codes.map((code) => ({ accountId, codeHash: hashOf(key, accountId, code) })));
  return codes;
}

export async function recoveryCodesLeft(tx: Tx, accountId: string): Promise<number> {
  const [counted] = await tx
    .select({ left: count() })
    .from(recoveryCode)
    .where(eq(recoveryCode.accountId, accountId));
  return counted?.left ?? 0;
}

/** The account, and the tenant and network where the code is used. */
export interface CodeUser {
  readonly accountId: string;
  readonly tenantId: string;
  readonly ip: string;
}

/** Consumes a code and records it in the audit trail; of concurrent uses the single statement lets one succeed. */
export function consumeRecoveryCode(
  db: Database,
  key: Secret,
  { accountId, tenantId, ip }: CodeUser,
  code: string,
): Promise<boolean> {
  return db.withSystem(async (tx) => {
    const used = await tx
      .delete(recoveryCode)
      .where(
        and(
          eq(recoveryCode.accountId, accountId),
          eq(recoveryCode.codeHash, hashOf(key, accountId, code)),
        ),
      )
      .returning({ id: recoveryCode.id });
    if (used.length === 0) return false;
    const action = 'account.factor.recovery-code-used';
    await audit(tx, { accountId, tenantId, ip, target: accountId, action });
    return true;
  });
}
