import type { ReadTrainItem, TrainItemKind } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import type { ItemInput } from './train-fields';

/**
 * Joins the targets of items `i`. To be run as the system: row-level security would hide courses, exams and sessions of
 * other branches.
 */
export const targets = sql`
  LEFT JOIN course c ON i.kind = 'course' AND c.id = i.target_id
  LEFT JOIN course_revision r ON r.course_id = c.id AND r.number = c.published_number
  LEFT JOIN exam e ON i.kind = 'exam' AND e.id = i.target_id
  LEFT JOIN live_session l ON i.kind = 'live' AND l.id = i.target_id`;

export const targetTitle = sql`coalesce(r.title, c.title, e.title, l.title, '')`;

/** Whether its time window and that of the training `tr` do not overlap. */
const isOutsideTraining = sql`(coalesce(e.starts_at, l.starts_at) >= tr.ends_at
  OR coalesce(e.ends_at, l.ends_at) <= tr.starts_at)`;

const problem = sql`CASE WHEN coalesce(c.id, e.id, l.id) IS NULL THEN 'missing'
  WHEN c.state <> 'published' OR e.state <> 'published' OR l.cancelled_at IS NOT NULL THEN 'unpublished'
  WHEN ${isOutsideTraining} THEN 'outside' END`;

/** The items of a training in order. As the system. */
export async function itemsOf(tx: Tx, trainId: string): Promise<ReadTrainItem[]> {
  const { rows } = await tx.execute<ReadTrainItem & Record<string, unknown>>(sql`
    SELECT i.id, i.kind, i.target_id AS "targetId", ${targetTitle} AS title,
      (row_number() OVER (ORDER BY i.sort, i.id) - 1)::int AS "order", i.required, ${problem} AS problem
    FROM train_item i JOIN train tr ON tr.id = i.train_id ${targets}
    WHERE i.train_id = ${trainId}::uuid ORDER BY i.sort, i.id`);
  return rows;
}

const tables: Readonly<Record<TrainItemKind, SQL>> = {
  course: sql`course`,
  exam: sql`exam`,
  live: sql`live_session`,
};

const targetKey = (item: Pick<ItemInput, 'kind' | 'targetId'>): string =>
  `${item.kind}:${item.targetId}`;

/** Refuses new items that are not in the caller's organisation and branches. */
export async function requireTargets(
  tx: Tx,
  caller: Caller,
  items: readonly ItemInput[],
  existing: readonly ReadTrainItem[] = [],
): Promise<void> {
  const existingItems = new Set(existing.map(targetKey));
  const added = items.filter((item) => !existingItems.has(targetKey(item)));
  const { organId } = actorOf(caller);
  for (const kind of ['course', 'exam', 'live'] as const) {
    const ids = added.flatMap((item) => (item.kind === kind ? [item.targetId] : []));
    if (ids.length === 0) continue;
    const { rows } = await tx.execute<{ id: string }>(sql`
      SELECT id FROM ${tables[kind]} WHERE organ_id = ${organId}::uuid
        AND id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`);
    if (rows.length < ids.length) throw new FieldError('items', 'train.item');
  }
}

/** The sent items in order; an item that stays keeps its id. */
export function itemsInOrder(
  items: readonly ItemInput[],
  existing: readonly ReadTrainItem[] = [],
): Pick<ReadTrainItem, 'id' | 'kind' | 'targetId' | 'required'>[] {
  const ids = new Map(existing.map((item) => [targetKey(item), item.id]));
  return items
    .toSorted((a, b) => a.order - b.order)
    .map(({ kind, targetId, required }) => ({
      id: ids.get(targetKey({ kind, targetId })) ?? crypto.randomUUID(),
      ...{ kind, targetId, required },
    }));
}

/** Replaces the items of a training. */
export async function writeItems(
  tx: Tx,
  { id: trainId, tenantId }: { readonly id: string; readonly tenantId: string },
  items: ReturnType<typeof itemsInOrder>,
): Promise<void> {
  const json = JSON.stringify(items.map((item, sort) => ({ ...item, sort })));
  const data = sql`jsonb_to_recordset(${json}::jsonb)
    AS d(id uuid, kind text, "targetId" uuid, required boolean, sort int)`;
  await tx.execute(sql`DELETE FROM train_item WHERE train_id = ${trainId}::uuid
    AND id NOT IN (SELECT d.id FROM ${data})`);
  await tx.execute(sql`
    INSERT INTO train_item (id, tenant_id, train_id, sort, kind, target_id, required)
    SELECT d.id, ${tenantId}::uuid, ${trainId}::uuid, d.sort, d.kind, d."targetId", d.required
    FROM ${data} ON CONFLICT (id) DO UPDATE SET sort = excluded.sort, required = excluded.required`);
}
