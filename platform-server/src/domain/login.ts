import { errorCodes, type LoginResult } from '@edu/shared-utility/contract';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { account, actor, member, tenant } from '../db/schema';
import { BusinessError } from '../http/business-error';
import { checkPassword } from './passwords';
import { openSession, type SessionLimits } from './sessions';
import { type Tenant, tenantOfHost } from './tenants';

export type Account = typeof account.$inferSelect;

/** The account of a phone number or an e-mail address (any case). */
export async function findAccount(tx: Tx, name: string): Promise<Account | null> {
  const wanted = name.trim();
  const [found] = await tx
    .select()
    .from(account)
    .where(or(eq(account.phone, wanted), eq(account.mail, wanted.toLowerCase())));
  return found ?? null;
}

/**
 * The membership that a login at this tenant's page takes. Told only after the proof was right:
 * 40002 for a disabled tenant, 40004 for a person without an organisation.
 */
export async function membershipAt(tx: Tx, accountId: string, page: Tenant): Promise<string> {
  const rows = await tx
    .select({ memberId: member.id, tenantId: member.tenantId, status: tenant.status })
    .from(member)
    .innerJoin(tenant, eq(tenant.id, member.tenantId))
    .where(
      and(
        eq(member.accountId, accountId),
        sql`EXISTS (SELECT 1 FROM ${actor} WHERE ${actor.memberId} = ${member.id} AND ${actor.status} = 'active')`,
      ),
    )
    .orderBy(asc(member.createdAt));
  const here = rows.find((row) => row.tenantId === page.id);
  const onlyDisabled = rows.length > 0 && rows.every((row) => row.status === 'disabled');
  if (page.status === 'disabled' || here?.status === 'disabled' || (!here && onlyDisabled)) {
    throw new BusinessError(errorCodes.tenantDisabled);
  }
  if (!here) throw new BusinessError(errorCodes.noOrganisation);
  return here.memberId;
}

/** Old flow: account and password at the tenant of the page. */
export async function loginByPassword(
  db: Database,
  host: string,
  input: { account: string; password: string },
  limits: SessionLimits,
): Promise<LoginResult> {
  const { page, found } = await db.withSystem(async (tx) => ({
    page: await tenantOfHost(tx, host),
    found: await findAccount(tx, input.account),
  }));
  // Outside any transaction: hashing takes long, and the embedded database has one session.
  const right = await checkPassword(found?.passwordHash ?? null, input.password);
  if (!found || !right) throw new BusinessError(errorCodes.loginRefused);
  return db.withSystem(async (tx) => {
    const memberId = await membershipAt(tx, found.id, page);
    const token = await openSession(
      tx,
      { accountId: found.id, tenantId: page.id, memberId, flow: 'old' },
      limits,
    );
    return { token, userId: found.id };
  });
}
