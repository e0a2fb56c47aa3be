import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { liveNotice, liveSession } from '../../db/schema';
import { trainInForce } from '../courses/course-access';
import { membersWithAccess } from '../courses/members-with-access';

type Live = typeof liveSession.$inferSelect;
type Kind = typeof liveNotice.$inferSelect.kind;

/** The learners of the session's course, members of trainings with it, and teachers who have an account. */
export const participantsOf = ({ id, courseId, teacherIds }: Live): SQL => sql`
  SELECT member_id FROM (${membersWithAccess(sql`SELECT ${courseId}::uuid`)}) reached
  UNION SELECT tm.member_id FROM train_item i
    JOIN train tr ON tr.id = i.train_id AND ${trainInForce}
    JOIN train_member tm ON tm.train_id = tr.id
    WHERE i.kind = 'live' AND i.target_id = ${id}::uuid AND EXISTS (
      SELECT 1 FROM actor a WHERE a.member_id = tm.member_id AND a.organ_id = tr.organ_id
        AND a.kind = 'student' AND a.status = 'active')
  UNION SELECT a.member_id FROM teacher t JOIN actor a ON a.id = t.actor_id AND a.status = 'active'
    WHERE t.id = ANY (${`{${teacherIds.join(',')}}`}::uuid[])`;

/** Members who were already notified of the session. */
export const notifiedPeople = ({ id }: Live): SQL =>
  sql`SELECT DISTINCT member_id FROM live_notice WHERE live_id = ${id}::uuid`;

/**
 * Adds a notice to each inbox, with the session's present title and time. Part of the transaction that changes the row;
 * one notice per person and time, even if repeated. As the system.
 */
export async function notify(tx: Tx, live: Live, kind: Kind, people: SQL): Promise<number> {
  const { id, tenantId, organId, sequence, title, courseId, startsAt, reason } = live;
  const { rowCount } = await tx.execute(sql`
    INSERT INTO live_notice
      (tenant_id, organ_id, live_id, member_id, kind, sequence, title, course_title, starts_at, reason)
    SELECT ${tenantId}::uuid, ${organId}::uuid, ${id}::uuid, told.member_id, ${kind}, ${sequence},
      ${title}, c.title, ${startsAt.toISOString()}::timestamptz, ${reason}
    FROM (${people}) told JOIN course c ON c.id = ${courseId}::uuid
    ON CONFLICT DO NOTHING`);
  return rowCount ?? 0;
}
