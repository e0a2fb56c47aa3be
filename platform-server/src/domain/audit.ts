import type { AuditFilter, AuditRecord, Page, PageQuery } from '@edu/shared-utility/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { auditLog } from '../db/schema';
import { currentAgent } from '../http/agent';
import type { Caller } from '../http/caller';

export interface AuditEntry {
  tenantId: string;
  accountId: string | null;
  /** `account.password.changed`, `role.granted`, … */
  action: string;
  /** Identifier of what was changed. */
  target?: string;
  detail?: Record<string, unknown>;
  ip?: string;
}

/** Adds one line to the trail, in the transaction of the change itself. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, userAgent: currentAgent() });
}

/** For what changes nothing else, such as a refused login. */
export const auditAlone = (db: Database, entry: AuditEntry): Promise<void> =>
  db.withSystem((tx) => audit(tx, entry));

/** The tenant's trail, newest first; a demo's visitors do not learn each other's addresses. */
export async function findAudit(
  tx: Tx,
  { readOnly }: Pick<Caller, 'readOnly'>,
  { pageNum, pageSize, action, accountId, target }: PageQuery & AuditFilter,
): Promise<Page<AuditRecord>> {
  const where = and(
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
  const list = rows.map(({ tenantId: _, userAgent: __, ...row }) => ({
    ...row,
    id: String(row.id),
    ip: readOnly ? '' : row.ip,
    createdAt: row.createdAt.toISOString(),
  }));
  return { list, total: counted?.total ?? 0, pageNum, pageSize };
}
