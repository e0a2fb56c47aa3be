import type { AuditChange } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { auditLog } from '../db/schema';
import { currentAgent, currentCaller, currentIp } from '../http/agent';

export interface AuditEntry {
  tenantId: string;
  accountId: string | null;
  /** `account.password.changed`, `role.granted`, … */
  action: string;
  /** The id of the changed row. */
  target?: string;
  detail?: Record<string, unknown>;
  /** The changed fields, from `changesOf`; stored in the detail. */
  changes?: readonly AuditChange[];
  /** The address of the running request by default. */
  ip?: string;
  /** The organisations that see the entry, if neither the caller's actor nor the account's actors determine them. */
  organIds?: string[];
}

/** The organisations of the account at the time of writing: actors added later do not change the audit trail. */
const organsOf = (tenantId: string, accountId: string): SQL<string[]> => sql`ARRAY(
  SELECT DISTINCT a.organ_id FROM actor a JOIN member m ON m.id = a.member_id
  WHERE m.tenant_id = ${tenantId}::uuid AND m.account_id = ${accountId}::uuid)`;

/** An action of a caller belongs to the caller's organisation; an event of an account, to all its organisations. */
function organsOfEntry({ tenantId, accountId, target }: AuditEntry): SQL<string[]> | string[] {
  const caller = currentCaller();
  const isOwn = accountId !== null && (target === accountId || target === undefined);
  if (!isOwn && caller?.actor && caller.tenantId === tenantId) return [caller.actor.organId];
  return accountId === null ? [] : organsOf(tenantId, accountId);
}

/** Adds one audit entry, in the transaction of the change itself. */
export async function audit(tx: Tx, { changes, ...entry }: AuditEntry): Promise<void> {
  const organIds = entry.organIds ?? organsOfEntry(entry);
  const detail = changes ? { ...entry.detail, changes } : entry.detail;
  const { ip = currentIp() } = entry;
  await tx.insert(auditLog).values({ ...entry, ip, detail, organIds, userAgent: currentAgent() });
}

/** PostgreSQL accepts 65 535 parameters in one statement. */
const LINES_AT_ONCE = 1000;

/** Adds one audit entry per item. */
export async function auditEach(
  tx: Tx,
  entries: readonly (AuditEntry & { readonly organIds: string[] })[],
): Promise<void> {
  const [ip, userAgent] = [currentIp(), currentAgent()];
  const lines = entries.map(({ changes, ...entry }) => ({
    ip,
    ...entry,
    userAgent,
    detail: changes ? { ...entry.detail, changes } : entry.detail,
  }));
  for (let index = 0; index < lines.length; index += LINES_AT_ONCE) {
    await tx.insert(auditLog).values(lines.slice(index, index + LINES_AT_ONCE));
  }
}

/** For an event without another write, such as a refused login. */
export const auditAlone = (db: Database, entry: AuditEntry): Promise<void> =>
  db.withSystem((tx) => audit(tx, entry));
