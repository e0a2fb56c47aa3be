import {
  type CourseLearner,
  maskPhone,
  type Page,
  type PageQuery,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actorOf, type Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import { contains, digitsOf, joinConditions, phonePattern } from '../search';
import { iso } from './find-courses';
import { courseRow } from './read-course';

interface LearnerQuery extends PageQuery {
  readonly id: string;
  readonly keyword?: string | undefined;
  readonly finished?: boolean | undefined;
}

/** Students of the caller's organisation and branches who have started a course, last active first. */
export async function findLearners(
  tx: Tx,
  caller: Caller,
  { id, keyword, finished, pageNum, pageSize }: LearnerQuery,
): Promise<Page<CourseLearner>> {
  await courseRow(tx, caller, id);
  const digits = keyword ? digitsOf(keyword) : '';
  const conditions = joinConditions([
    sql`l.course_id = ${id}::uuid AND a.organ_id = ${actorOf(caller).organId}::uuid AND a.kind = 'student'`,
    finished !== undefined &&
      (finished ? sql`l.finished_at IS NOT NULL` : sql`l.finished_at IS NULL`),
    keyword?.trim() &&
      sql`(a.member_name ILIKE ${contains(keyword)}
        ${digits ? sql`OR a.member_phone LIKE ${phonePattern(digits)}` : sql``})`,
  ]);
  const from = sql`FROM course_learner l JOIN actor a ON a.member_id = l.member_id
    WHERE ${conditions}`;
  const { rows } = await tx.execute<CourseLearner & Record<string, unknown>>(sql`
    SELECT found.*, d.name AS "departmentName", b.name AS "branchName" FROM (
      SELECT l.member_id AS "userId", a.member_name AS name, a.member_phone AS phone,
        a.department_id, a.branch_id, l.progress / 1000.0::float AS progress, l.seconds,
        ${iso('l.started_at')} AS "startedAt", ${iso('l.last_at')} AS "lastAt",
        ${iso('l.finished_at')} AS "finishedAt", l.last_at
      ${from} ORDER BY l.last_at DESC, l.member_id
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}) found
    LEFT JOIN department d ON d.id = found.department_id
    LEFT JOIN branch b ON b.id = found.branch_id
    ORDER BY found.last_at DESC, found."userId"`);
  const list = rows.map(({ phone, ...row }) => ({ ...row, phone: maskPhone(phone) }));
  return { list, total: await countRows(tx, from), pageNum, pageSize };
}
