import type { AccountGuards } from '@edu/shared-utility/contract';
import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { account, auditLog } from '../../db/schema';
import type { Secret } from '../codes/secret';
import { findEnrolment } from '../identity/enrolments';

/** Audit actions that change the protection of the account or confirm it. */
const guards = {
  phoneChangedAt: ['account.phone.bound', 'account.phone.replaced'],
  mailChangedAt: ['account.mail.bound', 'account.mail.replaced'],
  verifiedAt: ['account.real-name.verified'],
  faceMatchedAt: ['face.matched'],
} as const;

/** When password, phone, mail address and face last changed, shown to the account's owner. */
export async function accountGuards(
  tx: Tx,
  secret: Secret,
  accountId: string,
): Promise<AccountGuards> {
  const [accountRow] = await tx
    .select({
      changedAt: account.passwordChangedAt,
      hasPassword: sql<boolean>`${account.passwordHash} IS NOT NULL`,
    })
    .from(account)
    .where(eq(account.id, accountId));
  const changes = await tx
    .select({ action: auditLog.action, last: max(auditLog.createdAt) })
    .from(auditLog)
    .where(
      and(eq(auditLog.target, accountId), inArray(auditLog.action, Object.values(guards).flat())),
    )
    .groupBy(auditLog.action);
  const face = await findEnrolment(tx, secret, accountId);
  const latest = (actions: readonly string[]): string | null => {
    const times = changes.flatMap(({ action, last }) =>
      last && actions.includes(action) ? [last.getTime()] : [],
    );
    return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null;
  };
  const hasPassword = accountRow?.hasPassword ?? false;
  return {
    hasPassword,
    // The column also holds when an account without a password was opened.
    passwordChangedAt: hasPassword ? (accountRow?.changedAt.toISOString() ?? null) : null,
    phoneChangedAt: latest(guards.phoneChangedAt),
    mailChangedAt: latest(guards.mailChangedAt),
    verifiedAt: latest(guards.verifiedAt),
    faceEnrolledAt: face?.enrolledAt.toISOString() ?? null,
    faceMatchedAt: latest(guards.faceMatchedAt),
  };
}
