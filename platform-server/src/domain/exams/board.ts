import type { ExamBoard, PageQuery, Sitter } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import type { Caller } from '../../http/caller';
import { iso } from '../courses/find-courses';
import { containing } from '../search';
import { invitedTo } from './audience';
import { examRow } from './read-exam';

interface BoardQuery extends PageQuery {
  readonly id: string;
  readonly state?: Sitter['state'] | undefined;
  readonly keyword?: string | undefined;
}

/** Students who may sit the exam or have done so, with their last sitting; in the caller's branches. */
const peopleTables = (examId: string): SQL => sql`
  last AS (SELECT DISTINCT ON (s.member_id) s.* FROM sitting s
    WHERE s.exam_id = ${examId}::uuid ORDER BY s.member_id, s.attempt DESC),
  invited AS (${invitedTo(examId)}),
  everybody AS (
    SELECT member_id, department_id, member_name FROM invited
    UNION SELECT a.member_id, a.department_id, a.member_name FROM last
      JOIN actor a ON a.member_id = last.member_id AND a.organ_id = last.organ_id
        AND a.kind = 'student'),
  board AS (
    SELECT p.member_id, p.department_id, p.member_name, l.id AS sitting_id,
      CASE WHEN l.id IS NULL THEN 'absent' WHEN l.state = 'open' THEN 'sitting' ELSE l.state END AS state,
      coalesce(l.attempt, 0) AS attempt, l.answered, coalesce(l.questions, 0) AS questions,
      l.ends_at, l.seen_at, coalesce(l.leaves, 0) AS leaves, l.score
    FROM everybody p LEFT JOIN last l ON l.member_id = p.member_id)`;

interface Counts extends Record<string, unknown>, Omit<ExamBoard, 'sitters'> {
  total: number;
}

/** The exam board: the state of every sitter, with counts. */
export async function boardOf(tx: TenantTx, caller: Caller, query: BoardQuery): Promise<ExamBoard> {
  const { id, state, keyword, pageNum, pageSize } = query;
  await examRow(tx, caller, id);
  const stateCondition = sql`${state ? sql`b.state = ${state}` : sql`true`}
    AND ${keyword?.trim() ? containing(sql`b.member_name`, keyword) : sql`true`}`;
  const counted = await tx.execute<Counts>(sql`
    WITH ${peopleTables(id)}
    SELECT ${iso('now()')} AS now, count(*) FILTER (WHERE b.state = 'absent')::int AS absent,
      count(*) FILTER (WHERE b.state = 'sitting')::int AS sitting,
      count(*) FILTER (WHERE b.state = 'submitted')::int AS submitted,
      count(*) FILTER (WHERE b.state = 'marked')::int AS marked,
      count(*) FILTER (WHERE ${stateCondition})::int AS total FROM board b`);
  const { rows } = await tx.execute<Sitter & Record<string, unknown>>(sql`
    WITH ${peopleTables(id)}
    SELECT b.member_id AS "userId", b.member_name AS name, d.name AS "departmentName", b.state,
      b.sitting_id AS "sittingId", b.attempt, b.questions,
      CASE WHEN b.state = 'sitting' THEN (SELECT count(*)::int FROM sitting_answer a
        WHERE a.sitting_id = b.sitting_id AND a.given IS NOT NULL)
        ELSE coalesce(b.answered, 0) END AS answered,
      ${iso('b.ends_at')} AS "endsAt", ${iso('b.seen_at')} AS "lastSeenAt", b.leaves,
      b.score / 100.0::float AS score
    FROM (SELECT * FROM board b WHERE ${stateCondition}
      ORDER BY array_position(ARRAY['sitting', 'submitted', 'marked', 'absent'], b.state),
        b.member_name, b.member_id
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}) b
    LEFT JOIN department d ON d.id = b.department_id
    ORDER BY array_position(ARRAY['sitting', 'submitted', 'marked', 'absent'], b.state),
      b.member_name, b.member_id`);
  const { total = 0, ...head } = counted.rows[0] ?? ({} as Partial<Counts>);
  const { now = '', absent = 0, sitting = 0, submitted = 0, marked = 0 } = head;
  return {
    ...{ now, absent, sitting, submitted, marked },
    sitters: { list: rows, total, pageNum, pageSize },
  };
}
