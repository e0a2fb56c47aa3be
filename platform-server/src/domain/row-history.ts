import {
  type AuditChange,
  errorCodes,
  type Locale,
  type Page,
  type PageQuery,
  type RowChange,
  type RowKind,
} from '@edu/shared-utility/contract';
import { and, arrayContains, count, desc, eq, like, or } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { auditLog, member } from '../db/schema';
import { BusinessError } from '../http/business-error';
import { type Caller, isAllowed } from '../http/caller';
import { readDetail } from './audit-changes';
import { namedValues } from './change-names';
import { learningTargets } from './learning-targets';
import { organisationTargets } from './organisation-targets';
import type { Kind, Target } from './row-target';

const kinds: Readonly<Record<RowKind, Kind>> = {
  ...organisationTargets,
  ...learningTargets,
};

export const rowKinds = Object.keys(kinds).sort() as [RowKind, ...RowKind[]];

/** Condition for the audit entries of a row in its organisation, including requests for full numbers. */
const auditCondition = (kind: RowKind, { id, organId }: Target) =>
  and(
    or(arrayContains(auditLog.organIds, [organId]), eq(auditLog.organIds, [])),
    eq(auditLog.target, id),
    or(
      like(auditLog.action, `${kind}.%`),
      // Permissions or roles granted to the row.
      like(auditLog.action, '%.granted'),
    ),
  );

/** The fields of an entry: the changed ones, or the revealed one. */
function changedFieldsOf({ action, detail }: typeof auditLog.$inferSelect): AuditChange[] {
  if (!action.endsWith('.revealed')) return readDetail(detail).changes;
  return typeof detail.field === 'string' ? [{ field: detail.field }] : [];
}

interface HistoryQuery extends PageQuery {
  readonly kind: RowKind;
  readonly id: string;
}

/** The history of a row, newest first, for callers who may read the row. */
export async function rowHistory(
  tx: Tx,
  caller: Caller,
  { kind, id, pageNum, pageSize }: HistoryQuery,
  locale: Locale,
): Promise<Page<RowChange>> {
  if (!isAllowed(caller, kinds[kind].permission)) throw new BusinessError(errorCodes.forbidden);
  const target = await kinds[kind].target(tx, caller, id);
  const condition = auditCondition(kind, target);
  const rows = await tx
    .select({ line: auditLog, who: member.name })
    .from(auditLog)
    .leftJoin(
      member,
      and(eq(member.accountId, auditLog.accountId), eq(member.tenantId, auditLog.tenantId)),
    )
    .where(condition)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await tx.select({ total: count() }).from(auditLog).where(condition);
  const changes = rows.map(({ line }) => changedFieldsOf(line));
  const namedChanges = await namedValues(tx, changes.flat(), locale);
  const list = rows.map(({ line, who }, index) => ({
    id: String(line.id),
    action: line.action,
    who,
    changes: (changes[index] ?? []).map(namedChanges),
    createdAt: line.createdAt.toISOString(),
  }));
  return { list, total: counted?.total ?? 0, pageNum, pageSize };
}
