import { errorCodes, type LiveRoom } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { type Caller, isAllowed, worksIn } from '../../http/caller';
import { accessibleCourses, trainInForce } from '../courses/course-access';
import { iso } from '../courses/find-courses';
import { learnerOf } from '../learning/visible-courses';
import { stateNow } from './find-live';
import { ownTeacherId, teacherCondition } from './rights';

/** How long before its beginning a session can be entered. */
const OPENS_BEFORE = sql`interval '15 minutes'`;

/** The columns that a learner sees, for a session `l` of a course `c`. */
export const learnerColumns = sql`l.id, l.title, l.course_id AS "courseId", c.title AS "courseTitle",
  l.host_name AS "hostName", ${iso('l.starts_at')} AS "startsAt", ${iso('l.ends_at')} AS "endsAt",
  l.zone, l.summary, ${stateNow} AS state, l.reason`;

/** Whether a session `l` is an item of one of the member's trainings. */
export const isInTrainSql = (memberId: string): SQL => sql`EXISTS (
  SELECT 1 FROM train_item i JOIN train tr ON tr.id = i.train_id AND ${trainInForce}
  JOIN train_member tm ON tm.train_id = tr.id AND tm.member_id = ${memberId}::uuid
  WHERE i.kind = 'live' AND i.target_id = l.id AND EXISTS (
    SELECT 1 FROM actor a WHERE a.member_id = tm.member_id AND a.organ_id = tr.organ_id
      AND a.kind = 'student' AND a.status = 'active'))`;

export type Row = Omit<LiveRoom, 'provider'> &
  Record<string, unknown> & {
    organId: string;
    branchId: string | null;
    /** Whether they learn its course, and whether they are in a training that has it as an item. */
    isLearner: boolean;
    isTrained: boolean;
    sequence: number;
    updatedAt: string;
  };

const mayLearn = (caller: Caller): SQL =>
  caller.memberId === null
    ? sql`false`
    : sql`EXISTS (WITH RECURSIVE ${accessibleCourses(learnerOf(caller))}
        SELECT 1 FROM reach WHERE reach.course_id = l.course_id)`;

/**
 * The session for its teachers, for those who see it in the list, and for learners of its course; not found for
 * everybody else.
 */
export async function roomRow(tx: TenantTx, caller: Caller, id: string): Promise<Row> {
  const isHost = teacherCondition(await ownTeacherId(tx, caller));
  const isOpen = sql`(l.cancelled_at IS NULL AND now() >= l.starts_at - ${OPENS_BEFORE} AND now() < l.ends_at)`;
  const { rows } = await asSystem(tx, (t) =>
    t.execute<Row>(sql`
      SELECT ${learnerColumns}, l.organ_id AS "organId", l.branch_id AS "branchId", l.sequence,
        to_char((l.starts_at - ${OPENS_BEFORE}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "opensAt",
        ${isOpen} AS "isOpen", CASE WHEN ${isOpen} THEN l.join_url END AS "joinUrl",
        ${isHost} AS "isHost", ${mayLearn(caller)} AS "isLearner",
        ${caller.memberId === null ? sql`false` : isInTrainSql(caller.memberId)} AS "isTrained",
        ${iso('l.updated_at')} AS "updatedAt"
      FROM live_session l JOIN course c ON c.id = l.course_id
      WHERE l.id = ${id}::uuid AND l.tenant_id = ${caller.tenantId}::uuid`),
  );
  const [row] = rows;
  const isListed =
    row !== undefined &&
    isAllowed(caller, 'live.read') &&
    caller.actor?.organId === row.organId &&
    worksIn(caller, row.branchId);
  if (!row || !(isListed || row.isHost || row.isLearner || row.isTrained)) {
    throw new BusinessError(errorCodes.notFound);
  }
  return row;
}
