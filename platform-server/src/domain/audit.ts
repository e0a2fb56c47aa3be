import type {
  AuditChange,
  AuditFilter,
  AuditGroup,
  AuditRecord,
  Locale,
  Page,
  PageQuery,
} from '@edu/shared-utility/contract';
import { and, arrayContains, count, desc, eq, gte, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { auditLog, member } from '../db/schema';
import { currentAgent, currentCaller, currentIp } from '../http/agent';
import { actorOf, type Caller } from '../http/caller';
import { readDetail } from './audit-changes';
import { nameIn, namesOf } from './audit-names';
import { namesOfValues } from './change-names';

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

/** The conditions of what the caller's organisation sees of the audit trail, with a filter. */
function matching(caller: Caller, filter: Filter) {
  const { action, group, accountId, target, from, to } = filter;
  return and(
    or(arrayContains(auditLog.organIds, [actorOf(caller).organId]), eq(auditLog.organIds, [])),
    action ? eq(auditLog.action, action) : undefined,
    group ? or(eq(auditLog.action, group), like(auditLog.action, `${group}.%`)) : undefined,
    accountId ? eq(auditLog.accountId, accountId) : undefined,
    target ? eq(auditLog.target, target) : undefined,
    from ? gte(auditLog.createdAt, new Date(from)) : undefined,
    to ? lt(auditLog.createdAt, new Date(to)) : undefined,
  );
}

export const auditGroups = [
  'account',
  'administrator',
  'announcement',
  'article',
  'audit',
  'branch',
  'category',
  'certificate',
  'code',
  'copyright',
  'course',
  'department',
  'exam',
  'face',
  'importmap',
  'invitation',
  'live',
  'login',
  'logout',
  'order',
  'organ',
  'paper',
  'permission',
  'phrase',
  'profile',
  'question',
  'registration',
  'resource',
  'role',
  'site',
  'student',
  'teacher',
  'tenant',
  'train',
] as const satisfies readonly AuditGroup[];

type Filter = { readonly [K in keyof AuditFilter]?: AuditFilter[K] | undefined };

/** Audit entries of the caller's organisation, newest first; visitors of the demo do not see each other's addresses. */
export async function auditLines(
  tx: Tx,
  caller: Caller,
  filter: Filter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AuditRecord[]> {
  const rows = await tx
    .select({ line: auditLog, who: member.name })
    .from(auditLog)
    .leftJoin(
      member,
      and(eq(member.accountId, auditLog.accountId), eq(member.tenantId, auditLog.tenantId)),
    )
    .where(matching(caller, filter))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  const names = await namesOf(
    tx,
    rows.map(({ line }) => line.target),
  );
  return rows.map(({ line, who }) => {
    const { changes, detail } = readDetail(line.detail);
    return {
      id: String(line.id),
      accountId: line.accountId,
      who,
      action: line.action,
      target: line.target,
      targetName: names.get(line.target) ?? nameIn(detail),
      changes,
      detail,
      ip: caller.readOnly ? '' : line.ip,
      createdAt: line.createdAt.toISOString(),
    };
  });
}

/** All values in an entry, by field. */
const valuesOf = ({ changes = [], detail }: AuditRecord): AuditChange[] => [
  ...changes,
  ...Object.entries(detail).map(([field, after]) => ({ field, after })),
];

/** Adds the names of ids and codes to the entries. */
export async function withNames(
  tx: Tx,
  lines: readonly AuditRecord[],
  locale: Locale,
): Promise<AuditRecord[]> {
  const names = await namesOfValues(tx, lines.flatMap(valuesOf), locale);
  return lines.map((line) => ({ ...line, valueNames: names(valuesOf(line)) }));
}

/** One page of audit entries, with their total number. */
export async function findAudit(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, ...filter }: PageQuery & Filter,
  locale: Locale,
): Promise<Page<AuditRecord>> {
  const paging = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const lines = await auditLines(tx, caller, filter, paging);
  const list = await withNames(tx, lines, locale);
  const [counted] = await tx
    .select({ total: count() })
    .from(auditLog)
    .where(matching(caller, filter));
  return { list, total: counted?.total ?? 0, pageNum, pageSize };
}
