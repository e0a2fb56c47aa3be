import type {
  AuditChange,
  AuditFilter,
  AuditRecord,
  Locale,
  Page,
  PageQuery,
} from '@edu/shared-utility/contract';
import { and, arrayContains, count, desc, eq, gte, like, lt, or } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { auditLog, member } from '../db/schema';
import { actorOf, type Caller } from '../http/caller';
import { readDetail } from './audit-changes';
import { nameIn, namesOf } from './audit-names';
import { namesOfValues } from './change-names';

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
