import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { abandonFiles, stands } from './standing';
import type { FileStorage } from './storage';

/** Removes what nobody went on with for a day, bytes first: what stays of a broken sweep is swept again. */
export async function sweepUploads(db: Database, storage: FileStorage): Promise<void> {
  const given = await db.read<{ id: string }>(sql`SELECT f.id FROM stored_file f
    WHERE f.state IN ('uploading', 'refused') AND f.updated_at < now() - interval '1 day'
      AND NOT (f.state = 'refused' AND ${stands(sql`f.id`)})`);
  await abandonFiles(
    db,
    storage,
    given.map(({ id }) => id),
  );
}
