import type { MarkingExam, Page, PageQuery } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import type { Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import { isWaitingSql, markedBy, ownMark } from './rights';

/** Exams with essays; those that wait for the caller first. */
export async function findMarkingExams(
  tx: TenantTx,
  caller: Caller,
  { pageNum, pageSize }: PageQuery,
): Promise<Page<MarkingExam>> {
  const marks = await markedBy(tx, caller);
  return asSystem(tx, async (t) => {
    const grouped = sql`FROM exam e JOIN essay_answer x ON x.exam_id = e.id ${ownMark(caller)}
      WHERE ${marks} GROUP BY e.id`;
    const { rows } = await t.execute<MarkingExam & Record<string, unknown>>(sql`
      SELECT e.id AS "examId", e.title, count(*)::int AS answers,
        count(*) FILTER (WHERE x.marks >= x.needed)::int AS marked,
        count(*) FILTER (WHERE ${isWaitingSql})::int AS waiting, e.blind, e.two_markers AS "twoMarkers"
      ${grouped} ORDER BY count(*) FILTER (WHERE ${isWaitingSql}) = 0, e.ends_at DESC NULLS FIRST, e.id
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
    const total = await countRows(t, sql`FROM (SELECT e.id ${grouped}) found`);
    return { list: rows, total, pageNum, pageSize };
  });
}
