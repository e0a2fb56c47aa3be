import { and, desc, eq, isNotNull, lt, max, or, sql } from 'drizzle-orm';
import { advisoryLocks } from '../db/advisory-locks';
import type { Tx } from '../db/database';
import { mapChange } from '../db/schema';

export type ChangeRow = typeof mapChange.$inferSelect;
export type NewChange = typeof mapChange.$inferInsert;

/** Serialises changes of the map until the end of the transaction. */
export async function acquireLock(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${sql.raw(String(advisoryLocks.importMap))})`);
}

/** The next revision number; the caller holds `acquireLock`, so that numbers are unique. */
async function nextRevision(tx: Tx): Promise<number> {
  const [row] = await tx.select({ newest: max(mapChange.revision) }).from(mapChange);
  return (row?.newest ?? 0) + 1;
}

/** Records a change; content with status `applied` takes effect when the transaction commits. */
export async function addChange(tx: Tx, row: NewChange): Promise<ChangeRow> {
  const appliesContent = row.status === 'applied' && row.content;
  const revision = appliesContent ? await nextRevision(tx) : null;
  const [inserted] = await tx
    .insert(mapChange)
    .values({ ...row, revision })
    .returning();
  if (!inserted) throw new Error('the change was not recorded');
  return inserted;
}

/** A settled change (applied or rejected) with this text as its content. */
export async function findDecided(tx: Tx, text: string): Promise<ChangeRow | null> {
  const [row] = await tx
    .select()
    .from(mapChange)
    .where(
      and(
        eq(mapChange.content, text),
        or(isNotNull(mapChange.revision), eq(mapChange.status, 'rejected')),
      ),
    )
    .orderBy(desc(mapChange.id))
    .limit(1);
  return row ?? null;
}

export async function findChange(tx: Tx, id: number): Promise<ChangeRow | null> {
  const [row] = await tx.select().from(mapChange).where(eq(mapChange.id, id));
  return row ?? null;
}

export async function recordDecision(
  tx: Tx,
  { id, content }: ChangeRow,
  status: 'applied' | 'rejected',
  decidedBy: string,
  decidedWhy: string | null = null,
): Promise<void> {
  const revision = status === 'applied' && content ? await nextRevision(tx) : null;
  await tx
    .update(mapChange)
    .set({ status, decidedBy, decidedWhy, decidedAt: new Date(), revision })
    .where(eq(mapChange.id, id));
}

/** Stores a waiting change after a rebase on another map. */
export async function storeRebased(
  tx: Tx,
  row: ChangeRow,
  content: string,
  fromEtag: string,
): Promise<ChangeRow> {
  await tx.update(mapChange).set({ content, fromEtag }).where(eq(mapChange.id, row.id));
  return { ...row, content, fromEtag };
}

export const waitingChanges = (tx: Tx): Promise<ChangeRow[]> =>
  tx
    .select()
    .from(mapChange)
    .where(eq(mapChange.status, 'waiting'))
    .orderBy(desc(mapChange.id))
    .limit(100);

/** Newest first; `before` is the last id of the previous page. */
export const listChanges = (tx: Tx, limit: number, before?: number): Promise<ChangeRow[]> =>
  tx
    .select()
    .from(mapChange)
    .where(before === undefined ? undefined : lt(mapChange.id, before))
    .orderBy(desc(mapChange.id))
    .limit(limit);
