import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { reasonOf } from '../../describe-error';
import { closesAt } from './grace-period';
import { handIn } from './hand-in';

/** So many in one go: others get their turn. */
const AT_ONCE = 200;

/** Whether the clock hands in a sitting `s` of an exam `e` now: one of an archived exam is handed in at once. */
const isDue = sql`s.state = 'open' AND s.ends_at <= now()
  AND (${closesAt} <= now() OR e.state = 'archived')`;

interface Due extends Record<string, unknown> {
  id: string;
  isArchived: boolean;
}

const handInOne = (db: Database, { id, isArchived }: Due): Promise<unknown> =>
  db.withSystem(async (tx) => {
    // time may have been given since it was found; another process may have it in hand
    const { rows } = await tx.execute(sql`
      SELECT s.id FROM sitting s JOIN exam e ON e.id = s.exam_id
      WHERE s.id = ${id}::uuid AND ${isDue} FOR UPDATE OF s SKIP LOCKED`);
    if (rows.length > 0) await handIn(tx, id, isArchived ? 'staff' : 'clock');
  });

/** Hands in what the clock has ended: what is due is in the table alone, so a restart loses none. */
export async function handInDue(
  db: Database,
  warn: (reason: string, row: { id: string }) => void,
): Promise<void> {
  const due = await db.read<Due>(sql`
    SELECT s.id, e.state = 'archived' AS "isArchived" FROM sitting s JOIN exam e ON e.id = s.exam_id
    WHERE ${isDue} ORDER BY s.ends_at LIMIT ${AT_ONCE}`);
  for (const item of due) {
    await handInOne(db, item).catch((error: unknown) => warn(reasonOf(error), { id: item.id }));
  }
}
