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
  /** Identifier of what was changed. */
  target?: string;
  detail?: Record<string, unknown>;
  /** What it made of the row, of `changesOf`; kept in the detail. */
  changes?: readonly AuditChange[];
  /** That of the running request by default. */
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
export async function audit(tx: Tx, { changes, ...entry }: AuditEntry): Promise<void> {
  const organIds = entry.organIds ?? organsOfEntry(entry);
  const detail = changes ? { ...entry.detail, changes } : entry.detail;
  const { ip = currentIp() } = entry;
  await tx.insert(auditLog).values({ ...entry, ip, detail, organIds, userAgent: currentAgent() });
}

/** PostgreSQL takes 65 535 values in one statement. */
const LINES_AT_ONCE = 1000;

/** Adds a line for each of many. */
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

/** For what changes nothing else, such as a refused login. */
export const auditAlone = (db: Database, entry: AuditEntry): Promise<void> =>
  db.withSystem((tx) => audit(tx, entry));

/** What the caller's organisation sees of the trail, narrowed by a filter. */
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

/** Lines of the caller's organisation, newest first; a demo's visitors do not learn each other's addresses. */
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

/** All that a line tells of, by field. */
const valuesOf = ({ changes = [], detail }: AuditRecord): AuditChange[] => [
  ...changes,
  ...Object.entries(detail).map(([field, after]) => ({ field, after })),
];

/** The same lines with what their ids and codes are called. */
export async function withNames(
  tx: Tx,
  lines: readonly AuditRecord[],
  locale: Locale,
): Promise<AuditRecord[]> {
  const names = await namesOfValues(tx, lines.flatMap(valuesOf), locale);
  return lines.map((line) => ({ ...line, valueNames: names(valuesOf(line)) }));
}

/** One page of them, with how many there are. */
export async function findAudit(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, ...filter }: PageQuery & Filter,
  locale: Locale,
): Promise<Page<AuditRecord>> {
  const cut = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const lines = await auditLines(tx, caller, filter, cut);
  const list = await withNames(tx, lines, locale);
  const [counted] = await tx
    .select({ total: count() })
    .from(auditLog)
    .where(matching(caller, filter));
  return { list, total: counted?.total ?? 0, pageNum, pageSize };
}
