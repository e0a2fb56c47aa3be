import { type AdministratorSession, errorCodes } from '@edu/shared-utility/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { session } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { accountById } from '../account/find-account';
import { activeSessionCondition } from '../sessions';
import { type AccountOf, accountOfStaff } from './reset-password';

/** Log-ins of an account to one tenant; tokens of framed sites end with their parent session. */
export const sessionsInTenant = (accountId: string, tenantId: string) =>
  and(
    eq(session.accountId, accountId),
    eq(session.tenantId, tenantId),
    isNull(session.parentId),
    activeSessionCondition(),
  );

/**
 * The account whose sessions the caller may list and end: of people with fewer rights. Those of operators are for
 * operators only.
 */
export async function manageableAccount(
  db: Database,
  caller: Caller,
  id: string,
  accountOf: AccountOf,
): Promise<string> {
  const accountId = await db.withTenant(caller, (tx) => accountOf(tx, caller, id));
  if (caller.isOperator) return accountId;
  const accountRow = await db.withSystem((tx) => accountById(tx, accountId));
  if (accountRow?.isOperator) throw new BusinessError(errorCodes.forbidden);
  return accountId;
}

export async function accountSessions(
  db: Database,
  caller: Caller,
  id: string,
  accountOf: AccountOf = accountOfStaff,
): Promise<AdministratorSession[]> {
  const accountId = await manageableAccount(db, caller, id, accountOf);
  // Visitors of the demo must not see each other's addresses.
  if (caller.readOnly) return [];
  const rows = await db.withSystem((tx) =>
    tx
      .select()
      .from(session)
      .where(sessionsInTenant(accountId, caller.tenantId))
      .orderBy(desc(session.lastSeenAt))
      .limit(100),
  );
  return rows.map((row) => ({
    sessionId: row.id,
    userAgent: row.userAgent,
    ip: row.ip,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}
