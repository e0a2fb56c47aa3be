import {
  errorCodes,
  type LearnersLive,
  type LiveProvider,
  type LiveRoom,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { liveAttendance } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { accessibleCourses, type Learner } from '../courses/course-access';
import { attendLessons } from '../learning/progress';
import { recountLearned } from '../trains/recount';
import { isInTrainSql, learnerColumns, type Row, roomRow } from './room-row';

const MAX_OWN_SESSIONS = 100;

/** Running and future sessions of the courses and trainings that a member learns. As the system. */
export async function findOwnSessions(
  tx: Tx,
  learner: Learner,
  courseId: string | undefined,
): Promise<LearnersLive[]> {
  const { rows } = await tx.execute<LearnersLive & Record<string, unknown>>(sql`
    WITH RECURSIVE ${accessibleCourses(learner)}
    SELECT ${learnerColumns} FROM live_session l JOIN course c ON c.id = l.course_id
    WHERE (l.course_id IN (SELECT course_id FROM reach) OR ${isInTrainSql(learner.memberId)})
      AND l.ends_at > now() ${courseId ? sql`AND l.course_id = ${courseId}::uuid` : sql``}
    ORDER BY l.starts_at, l.id LIMIT ${MAX_OWN_SESSIONS}`);
  return rows;
}

const asRoom = (row: Row, provider: LiveProvider): LiveRoom => {
  const { organId: _o, branchId: _b, isLearner: _l, ...rest } = row;
  const { isTrained: _t, sequence: _s, updatedAt: _u, ...room } = rest;
  return { ...room, provider };
};

export const liveRoom = async (
  tx: TenantTx,
  caller: Caller,
  id: string,
  provider: LiveProvider,
): Promise<LiveRoom> => asRoom(await roomRow(tx, caller, id), provider);

/** Enters a session: a learner of the course or the training is recorded as present, once. */
export async function joinLive(
  tx: TenantTx,
  caller: Caller,
  id: string,
  provider: LiveProvider,
): Promise<LiveRoom> {
  const row = await roomRow(tx, caller, id);
  if (!row.isOpen) throw new BusinessError(errorCodes.conflict, { phrase: 'live.closed' });
  const { tenantId, memberId } = caller;
  if ((row.isLearner || row.isTrained) && memberId !== null) {
    await asSystem(tx, async (t) => {
      await t
        .insert(liveAttendance)
        .values({ tenantId, liveId: id, memberId })
        .onConflictDoNothing();
      if (row.isLearner) {
        await attendLessons(t, { tenantId, memberId }, { courseId: row.courseId, liveId: id });
      }
      await recountLearned(t, { kind: 'live', targetId: id, memberId });
    });
  }
  return asRoom(row, provider);
}
