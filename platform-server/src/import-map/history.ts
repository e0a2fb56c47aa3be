import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { mapChange } from '../db/schema';

export type ChangeRow = typeof mapChange.$inferSelect;
export type NewChange = typeof mapChange.$inferInsert;

/** Any fixed number: whoever changes the map waits for the same lock, in whatever process. */
const MAP_LOCK = 7_203_115;

/** One change at a time, until the end of the transaction. */
export async function inTurn(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${sql.raw(String(MAP_LOCK))})`);
}

export async function addChange(tx: Tx, row: NewChange): Promise<ChangeRow> {
  const [made] = await tx.insert(mapChange).values(row).returning();
  if (!made) throw new Error('the change was not recorded');
  return made;
}

const isMap = and(eq(mapChange.status, 'applied'), isNotNull(mapChange.content));

/** The newest content that was in force; null before the first. */
export async function latestApplied(tx: Tx): Promise<ChangeRow | null> {
  // A change that waited takes effect when it is decided, not when it was asked for.
  const effective = sql`coalesce(${mapChange.decidedAt}, ${mapChange.createdAt})`;
  const [row] = await tx
    .select()
    .from(mapChange)
    .where(isMap)
    .orderBy(desc(effective), desc(mapChange.id))
    .limit(1);
  return row ?? null;
}

/** What was in force `steps` changes ago; null when the history is not that long. */
export async function appliedBefore(tx: Tx, steps: number): Promise<ChangeRow | null> {
  const effective = sql`coalesce(${mapChange.decidedAt}, ${mapChange.createdAt})`;
  const [row] = await tx
    .select()
    .from(mapChange)
    .where(isMap)
    .orderBy(desc(effective), desc(mapChange.id))
    .offset(steps)
    .limit(1);
  return row ?? null;
}

export async function findChange(tx: Tx, id: number): Promise<ChangeRow | null> {
  const [row] = await tx.select().from(mapChange).where(eq(mapChange.id, id)).for('update');
  return row ?? null;
}

export async function decide(
  tx: Tx,
  id: number,
  status: 'applied' | 'rejected',
  decidedBy: string,
): Promise<void> {
  await tx
    .update(mapChange)
    .set({ status, decidedBy, decidedAt: new Date() })
    .where(eq(mapChange.id, id));
}

export const waitingChanges = (tx: Tx): Promise<ChangeRow[]> =>
  tx
    .select()
    .from(mapChange)
    .where(eq(mapChange.status, 'waiting'))
    .orderBy(desc(mapChange.id))
    .limit(100);

/** Newest first; `before` is the id that the last page ended with. */
export const listChanges = (tx: Tx, limit: number, before?: number): Promise<ChangeRow[]> =>
  tx
    .select()
    .from(mapChange)
    .where(before === undefined ? undefined : lt(mapChange.id, before))
    .orderBy(desc(mapChange.id))
    .limit(limit);
