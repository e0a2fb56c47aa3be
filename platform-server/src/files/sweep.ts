import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { removeBytes } from './file-rows';
import type { FileStorage } from './storage';

/** Removes what nobody went on with for a day, bytes first: what stays of a broken sweep is swept again. */
export async function sweepUploads(db: Database, storage: FileStorage): Promise<void> {
  const given = await db.read<{ id: string }>(sql`SELECT id FROM stored_file
    WHERE state IN ('uploading', 'refused') AND updated_at < now() - interval '1 day'`);
  for (const { id } of given) {
    await removeBytes(storage, id);
    await db.read(sql`DELETE FROM stored_file WHERE id = ${id}
      AND state IN ('uploading', 'refused')`);
  }
}
