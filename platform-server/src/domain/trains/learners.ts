import {
  errorCodes,
  maskPhone,
  type Page,
  type PageQuery,
  type StudyBasic,
  type StudyDetail,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import { joinConditions } from '../search';
import { matchesKeyword, studyStatus, trainMemberJoins } from './find-users';
import { itemProgress } from './item-progress';
import { itemsOf } from './items';
import { trainRow } from './read-train';

/** Minutes that a member learned in the training's courses, at any time. */
const minutes = sql`(SELECT coalesce(round(sum(l.seconds) / 60.0), 0)::int FROM train_item i
  JOIN course_learner l ON l.course_id = i.target_id AND l.member_id = tm.member_id
  WHERE i.train_id = tm.train_id AND i.kind = 'course')`;

const certificateNo = sql`(SELECT c.number FROM certificate c WHERE c.train_id = tm.train_id
  AND c.member_id = tm.member_id AND c.revoked_at IS NULL ORDER BY c.issued_at DESC, c.id LIMIT 1)`;

const columns = sql`tm.member_id AS "userId", a.member_name AS name, a.member_phone AS phone,
  d.name AS "departmentName", tm.progress / 1000.0::float8 AS progress, ${minutes} AS "studyMinutes",
  ${studyStatus} AS status, ${iso('tm.passed_at')} AS "passedAt", ${certificateNo} AS "certificateNo"`;

type Row = StudyBasic & Record<string, unknown>;

const withMaskedPhone = <T extends StudyBasic>(row: T): T => ({
  ...row,
  phone: maskPhone(row.phone),
});

interface LearnerQuery extends PageQuery {
  readonly trainId: string;
  readonly keyword?: string | undefined;
  readonly status?: StudyBasic['status'] | undefined;
}

/** The progress of each member in the caller's branches, furthest first. */
export async function findLearners(
  tx: Tx,
  caller: Caller,
  { trainId, keyword, status: requestedStatus, pageNum, pageSize }: LearnerQuery,
): Promise<Page<StudyBasic>> {
  await trainRow(tx, caller, trainId);
  const from = sql`FROM train_member tm ${trainMemberJoins(caller)} WHERE ${joinConditions([
    sql`tm.train_id = ${trainId}::uuid`,
    matchesKeyword(keyword),
    requestedStatus && sql`${studyStatus} = ${requestedStatus}`,
  ])}`;
  const { rows } = await tx.execute<Row>(sql`
    SELECT ${columns} ${from} ORDER BY tm.progress DESC, tm.passed_at, a.member_name, tm.id
    LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
  return { list: rows.map(withMaskedPhone), total: await countRows(tx, from), pageNum, pageSize };
}

interface StateRow extends Record<string, unknown> {
  itemId: string;
  progress: number;
  done: boolean;
  score: number | null;
  lastAt: string | null;
}

/** The progress of members in each item, by item id. As the system. */
export async function statesOf(tx: Tx, condition: SQL): Promise<ReadonlyMap<string, StateRow>> {
  const { rows } = await tx.execute<StateRow>(sql`
    SELECT item_id AS "itemId", progress / 1000.0::float8 AS progress, done,
      score / 100.0::float8 AS score, ${iso('last_at')} AS "lastAt"
    FROM (${itemProgress(condition)}) s`);
  return new Map(rows.map((row) => [row.itemId, row]));
}

export const noProgress = { progress: 0, done: false, score: null, lastAt: null } as const;

export async function oneLearner(
  tx: TenantTx,
  caller: Caller,
  { trainId, userId }: { readonly trainId: string; readonly userId: string },
): Promise<StudyDetail> {
  await trainRow(tx, caller, trainId);
  const condition = sql`tm.train_id = ${trainId}::uuid AND tm.member_id = ${userId}::uuid`;
  const { rows } = await tx.execute<Row>(sql`
    SELECT ${columns} FROM train_member tm ${trainMemberJoins(caller)} WHERE ${condition} LIMIT 1`);
  const [row] = rows;
  if (!row) throw new BusinessError(errorCodes.notFound);
  return asSystem(tx, async (t) => {
    const states = await statesOf(t, condition);
    const items = (await itemsOf(t, trainId)).map(({ id: itemId, title, kind }) => ({
      ...{ ...noProgress, ...states.get(itemId) },
      ...{ itemId, title, kind },
    }));
    return { ...withMaskedPhone(row), items };
  });
}
