import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { deleteUnusedFiles, isReferenced } from './file-references';
import type { FileStorage } from './storage';

/**
 * Refuses complete files that were unused for a day, such as an unsaved upload or a replaced cover. The day starts
 * when a run first finds them unused, so that an open form or an undo can still use them.
 */
async function refuseUnused(db: Database): Promise<void> {
  const isUsed = isReferenced(sql`f.id`);
  await db.executeAsSystem(sql`UPDATE stored_file f
    SET held_until = CASE WHEN f.held_until IS NULL THEN now() + interval '1 day' END
    WHERE f.state = 'ready' AND (f.held_until IS NULL) <> ${isUsed}`);
  await db.withSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`SELECT id FROM stored_file
      WHERE state = 'ready' AND held_until < now() FOR UPDATE SKIP LOCKED`);
    const ids = JSON.stringify(rows.map(({ id }) => id));
    // a transaction that used one meanwhile had locked its row; its change is visible here
    await tx.execute(sql`UPDATE stored_file f
      SET state = 'refused', refusal = 'file.incomplete', held_until = NULL
      WHERE f.id IN (SELECT jsonb_array_elements_text(${ids}::jsonb)::uuid) AND NOT ${isUsed}`);
  });
}

/** Deletes uploads neither continued nor used for a day; bytes first, so that an interrupted run is repeated. */
export async function sweepUploads(db: Database, storage: FileStorage): Promise<void> {
  await refuseUnused(db);
  const abandoned = await db.executeAsSystem<{ id: string }>(sql`SELECT f.id FROM stored_file f
    WHERE f.state IN ('uploading', 'refused') AND f.updated_at < now() - interval '1 day'
      AND NOT (f.state = 'refused' AND ${isReferenced(sql`f.id`)})`);
  await deleteUnusedFiles(
    db,
    storage,
    abandoned.map(({ id }) => id),
  );
}
