import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { reasonOf } from '../../describe-error';
import { closesAt } from './grace-period';
import { handIn } from './hand-in';

/** Limit per run, so that others get their turn. */
const BATCH_SIZE = 200;

/** Whether a sitting `s` of an exam `e` is due for automatic hand-in; sittings of an archived exam are due at once. */
const isDue = sql`s.state = 'open' AND s.ends_at <= now()
  AND (${closesAt} <= now() OR e.state = 'archived')`;

interface Due extends Record<string, unknown> {
  id: string;
  isArchived: boolean;
}

const handInOne = (db: Database, { id, isArchived }: Due): Promise<unknown> =>
  db.withSystem(async (tx) => {
    // Checked again with the lock: its time may have been extended, or another process may be handing it in.
    const { rows } = await tx.execute(sql`
      SELECT s.id FROM sitting s JOIN exam e ON e.id = s.exam_id
      WHERE s.id = ${id}::uuid AND ${isDue} FOR UPDATE OF s SKIP LOCKED`);
    if (rows.length > 0) await handIn(tx, id, isArchived ? 'staff' : 'clock');
  });

/** Hands in expired sittings. They are read from the table alone, so a restart loses none. */
export async function handInDue(
  db: Database,
  warn: (reason: string, row: { id: string }) => void,
): Promise<void> {
  const due = await db.executeAsSystem<Due>(sql`
    SELECT s.id, e.state = 'archived' AS "isArchived" FROM sitting s JOIN exam e ON e.id = s.exam_id
    WHERE ${isDue} ORDER BY s.ends_at LIMIT ${BATCH_SIZE}`);
  for (const item of due) {
    await handInOne(db, item).catch((error: unknown) => warn(reasonOf(error), { id: item.id }));
  }
}
