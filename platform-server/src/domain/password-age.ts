import { errorCodes, type PasswordAge } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../db/database';
import { account, tenantConfig } from '../db/schema';
import { BusinessError } from '../http/business-error';

const DAY = 86_400_000;

/** When the password was set and how long the tenant allows it; throws 40005 if it is too old. */
export async function passwordAge(tx: TenantTx, accountId: string): Promise<PasswordAge> {
  // As the system, since a tenant's connection may not look at password hashes.
  const [accountRow] = await asSystem(tx, (t) =>
    t
      .select({
        changedAt: account.passwordChangedAt,
        expiresAt: account.passwordExpiresAt,
        hasPassword: sql<boolean>`${account.passwordHash} IS NOT NULL`,
      })
      .from(account)
      .where(eq(account.id, accountId)),
  );
  if (!accountRow) throw new BusinessError(errorCodes.notLoggedIn);
  const [limit] = await tx
    .select({ value: tenantConfig.value })
    .from(tenantConfig)
    .where(eq(tenantConfig.key, 'password_max_days'));
  const days = Number(limit?.value);
  const maximumDays = Number.isInteger(days) && days > 0 ? days : null;
  const changedAt = accountRow.changedAt.toISOString();
  const isTooOld =
    accountRow.hasPassword &&
    maximumDays !== null &&
    accountRow.changedAt.getTime() + maximumDays * DAY < Date.now();
  // A password set by the server has to be replaced at once.
  if (isTooOld || accountRow.expiresAt !== null) {
    throw new BusinessError(errorCodes.passwordTooOld, { data: { changedAt, maximumDays } });
  }
  return { changedAt, maximumDays };
}
