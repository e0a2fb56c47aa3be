import type { AuditFilter, AuditRecord, Page, PageQuery } from '@edu/shared-utility/contract';
import { and, arrayContains, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { auditLog } from '../db/schema';
import { currentAgent, currentCaller } from '../http/agent';
import { actorOf, type Caller } from '../http/caller';

export interface AuditEntry {
  tenantId: string;
  accountId: string | null;
  /** `account.password.changed`, `role.granted`, … */
  action: string;
  /** Identifier of what was changed. */
  target?: string;
  detail?: Record<string, unknown>;
  ip?: string;
  /** Whose business it is, where neither the caller's place nor the account's places say so. */
  organIds?: string[];
}

/** Where the account has its places when the line is written: later ones do not change the trail. */
const organsOf = (tenantId: string, accountId: string): SQL<string[]> => sql`ARRAY(
  SELECT DISTINCT a.organ_id FROM actor a JOIN member m ON m.id = a.member_id
  WHERE m.tenant_id = ${tenantId}::uuid AND m.account_id = ${accountId}::uuid)`;

/** What somebody does is their place's business; what happens to an account, that of all its places. */
function organsOfEntry({ tenantId, accountId, target }: AuditEntry): SQL<string[]> | string[] {
  const caller = currentCaller();
  const isOwn = accountId !== null && (target === accountId || target === undefined);
  if (!isOwn && caller?.actor && caller.tenantId === tenantId) return [caller.actor.organId];
  return accountId === null ? [] : organsOf(tenantId, accountId);
}

/** Adds one line to the trail, in the transaction of the change itself. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  const organIds = entry.organIds ?? organsOfEntry(entry);
  await tx.insert(auditLog).values({ ...entry, organIds, userAgent: currentAgent() });
}

/** For what changes nothing else, such as a refused login. */
export const auditAlone = (db: Database, entry: AuditEntry): Promise<void> =>
  db.withSystem((tx) => audit(tx, entry));

/** The trail of the caller's organisation, newest first; a demo's visitors do not learn each other's addresses. */
export async function findAudit(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, action, accountId, target }: PageQuery & AuditFilter,
): Promise<Page<AuditRecord>> {
  const { readOnly } = caller;
  const where = and(
    or(arrayContains(auditLog.organIds, [actorOf(caller).organId]), eq(auditLog.organIds, [])),
    action ? eq(auditLog.action, action) : undefined,
    accountId ? eq(auditLog.accountId, accountId) : undefined,
    target ? eq(auditLog.target, target) : undefined,
  );
  const rows = await tx
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await tx.select({ total: count() }).from(auditLog).where(where);
  const list = rows.map(({ tenantId: _, userAgent: __, organIds: ___, ...row }) => ({
    ...row,
    id: String(row.id),
    ip: readOnly ? '' : row.ip,
    createdAt: row.createdAt.toISOString(),
  }));
  return { list, total: counted?.total ?? 0, pageNum, pageSize };
}
