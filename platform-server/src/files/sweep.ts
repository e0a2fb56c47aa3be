import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { abandonFiles, isReferenced } from './file-references';
import type { FileStorage } from './storage';

/**
 * Ends what is complete and has belonged to nothing for a day: an upload that was never saved, a cover that was
 * replaced. From when that is noticed a form that is still open may name it, and so may anyone who undoes.
 */
async function endUnnamed(db: Database): Promise<void> {
  const belongs = isReferenced(sql`f.id`);
  await db.read(sql`UPDATE stored_file f
    SET held_until = CASE WHEN f.held_until IS NULL THEN now() + interval '1 day' END
    WHERE f.state = 'ready' AND (f.held_until IS NULL) <> ${belongs}`);
  await db.withSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`SELECT id FROM stored_file
      WHERE state = 'ready' AND held_until < now() FOR UPDATE SKIP LOCKED`);
    const ids = JSON.stringify(rows.map(({ id }) => id));
    // anyone who saved one meanwhile held its row: what they left is seen from here on
    await tx.execute(sql`UPDATE stored_file f
      SET state = 'refused', refusal = 'file.incomplete', held_until = NULL
      WHERE f.id IN (SELECT jsonb_array_elements_text(${ids}::jsonb)::uuid) AND NOT ${belongs}`);
  });
}

/** Removes what was neither continued nor saved for a day, bytes first: what stays of a broken sweep is swept again. */
export async function sweepUploads(db: Database, storage: FileStorage): Promise<void> {
  await endUnnamed(db);
  const given = await db.read<{ id: string }>(sql`SELECT f.id FROM stored_file f
    WHERE f.state IN ('uploading', 'refused') AND f.updated_at < now() - interval '1 day'
      AND NOT (f.state = 'refused' AND ${isReferenced(sql`f.id`)})`);
  await abandonFiles(
    db,
    storage,
    given.map(({ id }) => id),
  );
}
