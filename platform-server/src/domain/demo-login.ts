import { errorCodes, type LoginResult } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { account, member, tenant } from '../db/schema';
import { BusinessError } from '../http/business-error';
import { countOrRefuse } from './codes/limits';
import type { LoginPolicy } from './login-proof';
import { createLoginSession } from './login-session';
import { networkOf } from './network';

/** The read-only demo tenant, for everybody (specification §2, "/saas/demo_homepage"). */
export async function demoLogin(
  db: Database,
  { limits, lockout }: LoginPolicy,
  ip: string,
): Promise<LoginResult> {
  // A demo log-in needs no password, so the limit is on the sessions that one network can create.
  await countOrRefuse(db, `demo-login:${networkOf(ip)}`, lockout.source);
  const demoRow = await db.withSystem(async (tx) => {
    const [row] = await tx
      .select({ page: tenant, account })
      .from(tenant)
      .innerJoin(member, eq(member.tenantId, tenant.id))
      .innerJoin(account, eq(account.id, member.accountId))
      .where(eq(tenant.isDemo, true))
      .limit(1);
    return row ?? null;
  });
  if (!demoRow) throw new BusinessError(errorCodes.notFound);
  return createLoginSession(db, limits, {
    ...demoRow,
    flow: 'old',
    ip,
    token: null,
    provedBy: null,
    noticeDelivery: null,
  });
}
