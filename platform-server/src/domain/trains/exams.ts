import { errorCodes, type TrainExam } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import { trainMemberJoins } from './find-users';
import { trainRow } from './read-train';

/** The exams among a training's items. */
export async function examsOf(tx: TenantTx, caller: Caller, trainId: string): Promise<TrainExam[]> {
  await trainRow(tx, caller, trainId);
  return asSystem(tx, async (t) => {
    const { rows } = await t.execute<TrainExam & Record<string, unknown>>(sql`
      SELECT i.id AS "itemId", e.id AS "examId", e.title, e.minutes,
        e.pass_score / 100.0::float8 AS "passScore"
      FROM train_item i JOIN exam e ON e.id = i.target_id
      WHERE i.kind = 'exam' AND i.train_id = ${trainId}::uuid ORDER BY i.sort, i.id`);
    return rows;
  });
}

export interface ExamItem extends Record<string, unknown> {
  readonly itemId: string;
  readonly examId: string;
  readonly trainId: string;
  readonly title: string;
}

/** An exam that is an item of a training which the caller may see. */
export async function examItem(tx: Tx, caller: Caller, itemId: string): Promise<ExamItem> {
  const { rows } = await tx.execute<ExamItem>(sql`
    SELECT i.id AS "itemId", i.target_id AS "examId", tr.id AS "trainId", tr.title
    FROM train_item i JOIN train tr ON tr.id = i.train_id
    WHERE i.id = ${itemId}::uuid AND i.kind = 'exam' AND tr.organ_id = ${actorOf(caller).organId}::uuid`);
  const [row] = rows;
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row;
}

/** Throws not found for a person who is not in the training or outside of the caller's branches. */
export async function requireUser(
  tx: Tx,
  caller: Caller,
  { trainId, userId }: { readonly trainId: string; readonly userId: string },
): Promise<void> {
  const fromClause = sql`FROM train_member tm ${trainMemberJoins(caller)}
    WHERE tm.train_id = ${trainId}::uuid AND tm.member_id = ${userId}::uuid`;
  if ((await countRows(tx, fromClause)) === 0) throw new BusinessError(errorCodes.notFound);
}
