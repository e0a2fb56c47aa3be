import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { faceEnrolment } from '../../db/schema';
import type { Secret } from '../codes/secret';

export interface OpenEnrolment {
  readonly enrolledAt: Date;
  readonly descriptor: readonly number[];
}

function decryptDescriptor(secret: Secret, cipher: string): number[] | null {
  try {
    return JSON.parse(secret.decrypt(cipher)) as number[];
  } catch {
    return null;
  }
}

/** The enrolled face of an account. One encrypted with another secret cannot be read and counts as none. */
export async function findEnrolment(
  tx: Tx,
  secret: Secret,
  accountId: string,
): Promise<OpenEnrolment | null> {
  const [row] = await tx
    .select()
    .from(faceEnrolment)
    .where(and(eq(faceEnrolment.accountId, accountId), gt(faceEnrolment.expiresAt, sql`now()`)));
  const descriptor = row ? decryptDescriptor(secret, row.descriptorCipher) : null;
  return row && descriptor ? { enrolledAt: row.createdAt, descriptor } : null;
}
