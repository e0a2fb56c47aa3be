import { type SQL, sql } from 'drizzle-orm';

/** Progress in a course, in thousandths, from lessons completed before the training's end. */
const inTime = sql`CASE WHEN now() < tr.ends_at THEN l.progress ELSE least(l.progress,
  (SELECT count(*)::int FROM lesson_learner x WHERE x.member_id = tm.member_id
    AND x.course_id = i.target_id AND x.done_at < tr.ends_at) * 1000
  / greatest(1, (SELECT c.lesson_count FROM course c WHERE c.id = i.target_id))) END`;

/** Whether an exam is done: a sitting begun in time was passed or handed in, depending on the rule. */
const examDone = sql`CASE WHEN tr.pass_exams = 'sat' THEN sat.n > 0 ELSE sat.passed END`;

/**
 * A query of the progress of members `tm` of trainings `tr` in its items `i`, one row per member and item. What was
 * learned before the training began counts, what was learned after its end does not. As the system: row-level security
 * would hide learning in other organisations and branches.
 *
 * @param condition a condition on members and trainings
 */
export const itemProgress = (condition: SQL): SQL => sql`
  SELECT tm.id AS train_member_id, tm.train_id, tm.member_id, i.id AS item_id, i.sort, i.kind,
    i.target_id, i.required, tr.pass_items, tr.state AS train_state,
    coalesce(CASE i.kind WHEN 'course' THEN l.finished_at < tr.ends_at
      WHEN 'exam' THEN ${examDone} ELSE a.joined_at < tr.ends_at END, false) AS done,
    coalesce(CASE WHEN i.kind = 'course' AND l.finished_at < tr.ends_at THEN 1000
      WHEN i.kind = 'course' THEN ${inTime}
      WHEN i.kind = 'exam' THEN CASE WHEN ${examDone} THEN 1000 ELSE 0 END
      ELSE CASE WHEN a.joined_at < tr.ends_at THEN 1000 ELSE 0 END END, 0) AS progress,
    coalesce(l.member_id, a.member_id) IS NOT NULL OR sat.n > 0 AS started,
    sat.passed AS exam_passed, sat.score, coalesce(l.seconds, 0) AS seconds,
    coalesce(l.last_at, sat.last_at, a.joined_at) AS last_at
  FROM train_member tm
  JOIN train tr ON tr.id = tm.train_id
  JOIN train_item i ON i.train_id = tr.id
  LEFT JOIN course_learner l ON i.kind = 'course' AND l.course_id = i.target_id
    AND l.member_id = tm.member_id
  LEFT JOIN LATERAL (
    SELECT count(*)::int AS n, bool_or(s.passed) AS passed, max(s.score) AS score,
      max(s.submitted_at) AS last_at
    FROM sitting s WHERE i.kind = 'exam' AND s.exam_id = i.target_id
      AND s.member_id = tm.member_id AND s.state <> 'open' AND s.started_at < tr.ends_at) sat ON true
  LEFT JOIN live_attendance a ON i.kind = 'live' AND a.live_id = i.target_id
    AND a.member_id = tm.member_id
  WHERE ${condition}`;
