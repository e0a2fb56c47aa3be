import type { TrainStatistic } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import type { Caller } from '../../http/caller';
import { itemProgress } from './item-progress';
import { itemsOf } from './items';
import { trainRow } from './read-train';

type People = Pick<TrainStatistic, 'enrolled' | 'studying' | 'finished' | 'progress'>;
interface ItemFigures extends Record<string, unknown> {
  itemId: string;
  started: number;
  done: number;
  sat: number;
  passed: number;
}

async function peopleFigures(tx: Tx, id: string): Promise<People & { certificatesIssued: number }> {
  const { rows } = await tx.execute<
    People & { certificatesIssued: number } & Record<string, unknown>
  >(sql`
    SELECT count(*)::int AS enrolled, count(passed_at)::int AS finished,
      (count(*) FILTER (WHERE passed_at IS NULL AND started_at IS NOT NULL))::int AS studying,
      coalesce(avg(progress) / 1000, 0)::float8 AS progress,
      (SELECT count(*)::int FROM certificate c
        WHERE c.train_id = ${id}::uuid AND c.revoked_at IS NULL) AS "certificatesIssued"
    FROM train_member WHERE train_id = ${id}::uuid`);
  const none = { enrolled: 0, studying: 0, finished: 0, progress: 0, certificatesIssued: 0 };
  return rows[0] ?? none;
}

/** Statistics over all members of a training, including those of other branches, since they contain no names. */
export async function trainFigures(
  tx: TenantTx,
  caller: Caller,
  id: string,
): Promise<TrainStatistic> {
  await trainRow(tx, caller, id);
  return asSystem(tx, async (t) => {
    const { rows } = await t.execute<ItemFigures>(sql`
      SELECT item_id AS "itemId", (count(*) FILTER (WHERE started))::int AS started,
        (count(*) FILTER (WHERE done))::int AS done,
        (count(*) FILTER (WHERE kind = 'exam' AND exam_passed IS NOT NULL))::int AS sat,
        (count(*) FILTER (WHERE kind = 'exam' AND exam_passed))::int AS passed
      FROM (${itemProgress(sql`tm.train_id = ${id}::uuid`)}) s GROUP BY item_id`);
    const byItem = new Map(rows.map((row) => [row.itemId, row]));
    const sat = rows.reduce((sum, row) => sum + row.sat, 0);
    const passed = rows.reduce((sum, row) => sum + row.passed, 0);
    return {
      trainId: id,
      ...(await peopleFigures(t, id)),
      examPassingRate: sat === 0 ? null : passed / sat,
      items: (await itemsOf(t, id)).map(({ id: itemId, title, kind }) => {
        const { started = 0, done = 0 } = byItem.get(itemId) ?? {};
        return { itemId, title, kind, started, done };
      }),
    };
  });
}
