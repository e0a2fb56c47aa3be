import { errorCodes } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { auditEach } from '../audit';
import { auditContext } from '../audit-context';

interface Change {
  readonly ids: readonly string[];
  readonly set: SQL;
  readonly action: string;
  readonly detail: Record<string, unknown>;
}

/** Changes all of the grants or none, of courses that the caller sees: the conditions on `course` restrict them. */
async function changeGrants(
  tx: TenantTx,
  caller: Caller,
  { ids, set, action, detail }: Change,
): Promise<void> {
  const { organId } = actorOf(caller);
  const { rows } = await tx.execute<{ courseId: string }>(sql`
    UPDATE course_grant g SET ${set}, updated_at = now(), version = g.version + 1
    WHERE g.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
      AND g.owner_organ_id = ${organId}::uuid AND g.course_id IN (SELECT c.id FROM course c)
    RETURNING g.course_id AS "courseId"`);
  if (rows.length < new Set(ids).size) throw new BusinessError(errorCodes.notFound);
  await auditEach(
    tx,
    [...new Set(rows.map(({ courseId }) => courseId))].map((id) => ({
      ...auditContext(caller, id),
      action,
      organIds: [organId],
      detail: { ...detail, grants: rows.filter(({ courseId }) => courseId === id).length },
    })),
  );
}

export const setGrantsEnd = (
  tx: TenantTx,
  caller: Caller,
  {
    grantIds: ids,
    expiresAt,
  }: { readonly grantIds: readonly string[]; readonly expiresAt: string | null },
): Promise<void> =>
  changeGrants(tx, caller, {
    ids,
    set: sql`expires_at = ${expiresAt}::timestamptz`,
    action: 'course.grantTime',
    detail: { expiresAt },
  });

/** Extends from the present end, or from now if that has passed; a grant without an end stays without one. */
export const extendGrants = (
  tx: TenantTx,
  caller: Caller,
  { grantIds: ids, days }: { readonly grantIds: readonly string[]; readonly days: number },
): Promise<void> =>
  changeGrants(tx, caller, {
    ids,
    set: sql`expires_at = CASE WHEN g.expires_at IS NULL THEN NULL
      ELSE greatest(g.expires_at, now()) + make_interval(days => ${days}::int) END`,
    action: 'course.grantExtended',
    detail: { days },
  });

export const withdrawGrants = (
  tx: TenantTx,
  caller: Caller,
  {
    grantIds: ids,
    withdrawn,
  }: { readonly grantIds: readonly string[]; readonly withdrawn: boolean },
): Promise<void> =>
  changeGrants(tx, caller, {
    ids,
    set: withdrawn ? sql`withdrawn_at = coalesce(g.withdrawn_at, now())` : sql`withdrawn_at = NULL`,
    action: withdrawn ? 'course.grantWithdrawn' : 'course.grantResumed',
    detail: {},
  });
