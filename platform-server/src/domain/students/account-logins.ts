import { maskMail, maskPhone, type StudentLogin } from '@edu/shared-utility/contract';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { account, session } from '../../db/schema';
import { activeSessionCondition } from '../sessions';

/** The log-in names of accounts and how many sessions each has in the tenant; only the system may read them. */
export async function loginsOf(tx: TenantTx, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Omit<StudentLogin, 'lastLoginAt'>>();
  return asSystem(tx, async (t) => {
    const accounts = await t
      .select({ id: account.id, phone: account.phone, mail: account.mail })
      .from(account)
      .where(inArray(account.id, [...ids]));
    const counts = await t
      .select({ id: session.accountId, sessions: count() })
      .from(session)
      .where(
        and(
          inArray(session.accountId, [...ids]),
          eq(session.tenantId, tenantId),
          isNull(session.parentId),
          activeSessionCondition(),
        ),
      )
      .groupBy(session.accountId);
    const byId = new Map(counts.map(({ id, sessions }) => [id, sessions]));
    return new Map(
      accounts.map(({ id, phone, mail }) => [
        id,
        {
          phone: phone === null ? null : maskPhone(phone),
          mail: mail === null ? null : maskMail(mail),
          sessions: byId.get(id) ?? 0,
        },
      ]),
    );
  });
}
