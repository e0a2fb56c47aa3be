import { type SQL, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../db/advisory-locks';
import type { Database, Tx } from '../../db/database';
import { trainInForce } from './course-access';
import { membersWithAccess } from './members-with-access';

/** An older end is not announced any more; a job runs at least twice in this time. */
const news = sql`interval '1 day'`;
/** Waiting time before a withdrawal is announced, in which it may be undone. */
const second = sql`interval '1 minute'`;
/** How long before its end a learner is warned. */
const noticeInterval = sql`interval '3 days'`;

const isRecent = (moment: SQL, rest: SQL = sql`interval '0'`): SQL =>
  sql`(${moment} <= now() - ${rest} AND ${moment} > now() - ${news})`;

/** Grants `g` that ended or were withdrawn recently. */
const grantEnded = sql`(${isRecent(sql`g.withdrawn_at`, second)}
  OR (g.withdrawn_at IS NULL AND ${isRecent(sql`g.expires_at`)}))`;
const orderEnded = sql`(p.state = 'paid' AND ${isRecent(sql`p.expires_at`)})`;

const endsSoonSql = (end: SQL): SQL =>
  sql`(${end} > now() AND ${end} <= now() + ${noticeInterval})`;
const grantSoon = sql`(g.withdrawn_at IS NULL AND ${endsSoonSql(sql`g.expires_at`)})`;
const orderSoon = sql`(p.state = 'paid' AND ${endsSoonSql(sql`p.expires_at`)})`;

/** Grants that still open a course after the warning period. */
const grantLater = sql`(g.withdrawn_at IS NULL
  AND (g.expires_at IS NULL OR g.expires_at > now() + ${noticeInterval}))`;
const orderEndsLater = sql`(p.state = 'paid'
  AND (p.expires_at IS NULL OR p.expires_at > now() + ${noticeInterval}))`;
const trainLater = sql`(${trainInForce} AND tr.ends_at > now() + ${noticeInterval})`;
/** The end of a training is not announced as the end of its courses: people know it from the first day. */
const noTrain = sql`false`;

interface EndingNotice {
  readonly kind: 'soon' | 'ended';
  /** Conditions for what ends, on grants `g` and orders `p`. */
  readonly conditions: readonly [grants: SQL, orders: SQL];
  /** Conditions for what still opens the course to the learner; by default everything in force. */
  readonly stillOpen?: readonly [grants: SQL, orders: SQL, trains: SQL];
}

/** Notifies learners, except those who keep the course through another grant or order. */
function notify(
  tx: Tx,
  { kind, conditions: [grants, orders], stillOpen }: EndingNotice,
): Promise<unknown> {
  const courses = sql`SELECT g.course_id FROM course_grant g WHERE ${grants}
    UNION SELECT p.course_id FROM course_order p WHERE ${orders}`;
  return tx.execute(sql`
    INSERT INTO course_notice (tenant_id, organ_id, course_id, member_id, kind, course_title)
    SELECT c.tenant_id, c.organ_id, c.id, lost.member_id, ${kind}, c.title
    FROM (${membersWithAccess(courses, grants, orders, noTrain)}) lost
    JOIN course c ON c.id = lost.course_id
    LEFT JOIN (${stillOpen ? membersWithAccess(courses, ...stillOpen) : membersWithAccess(courses)}) kept
      ON kept.course_id = lost.course_id AND kept.member_id = lost.member_id
    WHERE kept.member_id IS NULL AND NOT EXISTS (SELECT 1 FROM course_notice n
      WHERE n.course_id = c.id AND n.member_id = lost.member_id AND n.kind = ${kind}
        AND n.created_at > now() - ${noticeInterval} - ${news})`);
}

/**
 * Notifies learners in their inbox that a course of theirs ends soon or has ended. What is due is read from the tables
 * alone; a lock lets one process run at a time.
 */
export const notifyEndings = (db: Database): Promise<void> =>
  db.withSystem(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.courseEnds})`);
    await notify(tx, {
      kind: 'soon',
      conditions: [grantSoon, orderSoon],
      stillOpen: [grantLater, orderEndsLater, trainLater],
    });
    await notify(tx, { kind: 'ended', conditions: [grantEnded, orderEnded] });
  });
