import {
  maskPhone,
  type Page,
  type PageQuery,
  type TrainCandidate,
  type TrainUser,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actorOf, type Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import { departmentsBelow } from '../departments-below';
import { containing, digitsOf, joinConditions, phonePattern } from '../search';
import { trainRow } from './read-train';

/** The progress state of a member `tm` of a training. */
export const studyStatus: SQL = sql`CASE WHEN tm.passed_at IS NOT NULL THEN 'finished'
  WHEN tm.started_at IS NOT NULL THEN 'studying' ELSE 'notStarted' END`;

/** Matches an actor `a` of a student by name, or by the visible digits of a masked number. */
export function matchesKeyword(keyword: string | undefined): SQL | undefined {
  if (!keyword?.trim()) return undefined;
  const digits = digitsOf(keyword);
  return digits === ''
    ? containing(sql`a.member_name`, keyword)
    : sql`a.member_phone LIKE ${phonePattern(digits)}`;
}

/** Joins the student actors `a` to members `tm` of a training, in the caller's branches. */
export const trainMemberJoins = (caller: Caller): SQL => sql`
  JOIN actor a ON a.member_id = tm.member_id AND a.kind = 'student'
    AND a.organ_id = ${actorOf(caller).organId}::uuid
  LEFT JOIN department d ON d.id = a.department_id`;

interface UserQuery extends PageQuery {
  readonly trainId: string;
  readonly keyword?: string | undefined;
}

const withMaskedPhone = <T extends { phone: string }>(row: T): T => ({
  ...row,
  phone: maskPhone(row.phone),
});

export async function findUsers(
  tx: Tx,
  caller: Caller,
  { trainId, keyword, pageNum, pageSize }: UserQuery,
): Promise<Page<TrainUser>> {
  await trainRow(tx, caller, trainId);
  const from = sql`FROM train_member tm ${trainMemberJoins(caller)}
    WHERE ${joinConditions([sql`tm.train_id = ${trainId}::uuid`, matchesKeyword(keyword)])}`;
  const { rows } = await tx.execute<TrainUser & Record<string, unknown>>(sql`
    SELECT tm.id, tm.member_id AS "userId", a.member_name AS name, a.member_phone AS phone,
      d.name AS "departmentName", ${iso('tm.joined_at')} AS "joinedAt", tm.by,
      tm.progress / 1000.0::float8 AS progress, ${studyStatus} AS status
    ${from} ORDER BY tm.joined_at DESC, tm.id LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
  return { list: rows.map(withMaskedPhone), total: await countRows(tx, from), pageNum, pageSize };
}

/** Active students in the caller's branches who are not in the training. */
export async function findCandidates(
  tx: Tx,
  caller: Caller,
  {
    trainId,
    keyword,
    departmentId,
    pageNum,
    pageSize,
  }: UserQuery & { departmentId?: string | undefined },
): Promise<Page<TrainCandidate>> {
  await trainRow(tx, caller, trainId);
  const from = sql`FROM actor a LEFT JOIN department d ON d.id = a.department_id
    WHERE ${joinConditions([
      sql`a.organ_id = ${actorOf(caller).organId}::uuid AND a.kind = 'student' AND a.status = 'active'`,
      sql`NOT EXISTS (SELECT 1 FROM train_member tm
        WHERE tm.train_id = ${trainId}::uuid AND tm.member_id = a.member_id)`,
      departmentId && sql`a.department_id IN (${departmentsBelow([departmentId])})`,
      matchesKeyword(keyword),
    ])}`;
  const { rows } = await tx.execute<TrainCandidate & Record<string, unknown>>(sql`
    SELECT a.member_id AS "userId", a.member_name AS name, a.member_phone AS phone,
      d.name AS "departmentName"
    ${from} ORDER BY a.member_name, a.member_id LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
  return { list: rows.map(withMaskedPhone), total: await countRows(tx, from), pageNum, pageSize };
}
