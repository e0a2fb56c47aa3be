import {
  errorCodes,
  type LiveDetail,
  type LiveFilter,
  type LiveSession,
  type Page,
  type PageQuery,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { branchAndBelow } from '../branch-and-below';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import { membersWithAccess } from '../courses/members-with-access';
import { contains, joinConditions } from '../search';
import { mayWriteLive, ownTeacherId } from './rights';

/** The present state of a session `l`. */
export const stateNow = sql`CASE WHEN l.cancelled_at IS NOT NULL THEN 'cancelled'
  WHEN now() < l.starts_at THEN 'planned' WHEN now() < l.ends_at THEN 'running' ELSE 'over' END`;

type Row = LiveDetail & Record<string, unknown>;

const columns = sql`l.id, l.title, l.course_id AS "courseId", c.title AS "courseTitle",
  l.host_name AS "hostName", l.teacher_ids AS "teacherIds", ${iso('l.starts_at')} AS "startsAt",
  ${iso('l.ends_at')} AS "endsAt", l.zone, l.summary, l.remind_minutes AS "remindMinutes",
  ${stateNow} AS state, l.reason, ${iso('l.reminded_at')} AS "remindedAt",
  l.told_at IS NOT NULL AS "isTold", l.organ_id AS "organId",
  l.branch_id AS "branchId", b.name AS "branchName", ${iso('l.created_at')} AS "createdAt", l.version,
  (SELECT count(*)::int FROM live_attendance a WHERE a.live_id = l.id) AS attended`;

const from = sql`FROM live_session l JOIN course c ON c.id = l.course_id
  LEFT JOIN branch b ON b.id = l.branch_id`;

/** Adds how many learners each course has at present, including those of other organisations. */
async function withInvited<T extends LiveSession>(tx: TenantTx, rows: readonly T[]): Promise<T[]> {
  if (rows.length === 0) return [];
  const ids = `{${[...new Set(rows.map((row) => row.courseId))].join(',')}}`;
  const counted = await asSystem(tx, (t) =>
    t.execute<{ id: string; count: number }>(sql`
      SELECT course_id AS id, count(*)::int AS count
      FROM (${membersWithAccess(sql`SELECT unnest(${ids}::uuid[])`)}) reached GROUP BY course_id`),
  );
  const counts = new Map(counted.rows.map(({ id, count }) => [id, count]));
  return rows.map((row) => ({ ...row, invited: counts.get(row.courseId) ?? 0 }));
}

export async function read(
  tx: TenantTx,
  caller: Caller,
  where: SQL,
  orderAndPage: SQL,
): Promise<Row[]> {
  const mayWrite = mayWriteLive(caller, await ownTeacherId(tx, caller));
  const { rows } = await tx.execute<Row>(sql`
    SELECT ${columns}, ${mayWrite} AS "mayWrite",
      CASE WHEN ${mayWrite} THEN l.join_url END AS "joinUrl"
    ${from} WHERE l.organ_id = ${actorOf(caller).organId}::uuid AND ${where} ${orderAndPage}`);
  return withInvited(tx, rows);
}

export const withoutAddress = ({ joinUrl: _, ...row }: Row): LiveSession => row;

type LiveQuery = { readonly [K in keyof LiveFilter]?: LiveFilter[K] | undefined };

export function matching({ keyword, courseId, branchId, state }: LiveQuery): SQL {
  const pattern = contains(keyword ?? '');
  return joinConditions([
    sql`true`,
    keyword?.trim() &&
      sql`(l.title ILIKE ${pattern} OR c.title ILIKE ${pattern} OR l.host_name ILIKE ${pattern})`,
    courseId && sql`l.course_id = ${courseId}::uuid`,
    branchId && sql`l.branch_id IN (${branchAndBelow(branchId)})`,
    state && sql`${stateNow} = ${state}`,
  ]);
}

/** One page of the organisation's sessions in the transaction's branches, last to begin first. */
export async function findLive(
  tx: TenantTx,
  caller: Caller,
  { pageNum, pageSize, sort = '-startsAt', ...filter }: PageQuery & LiveQuery,
): Promise<Page<LiveSession>> {
  const where = matching(filter);
  const field = sort.endsWith('title') ? sql`l.title` : sql`l.starts_at`;
  const direction = sort.startsWith('-') ? sql`DESC` : sql`ASC`;
  const orderAndPage = sql`ORDER BY ${field} ${direction}, l.id LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`;
  const rows = await read(tx, caller, where, orderAndPage);
  const { organId } = actorOf(caller);
  const total = await countRows(tx, sql`${from} WHERE l.organ_id = ${organId}::uuid AND ${where}`);
  return { list: rows.map(withoutAddress), total, pageNum, pageSize };
}

export async function liveById(tx: TenantTx, caller: Caller, id: string): Promise<LiveDetail> {
  const [row] = await read(tx, caller, sql`l.id = ${id}::uuid`, sql``);
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row;
}
