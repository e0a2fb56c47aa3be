import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { FileStorage } from '../files/storage';
import { kinds } from './job-files';

interface ExpiredJob extends Record<string, unknown> {
  id: string;
  kind: string;
  parts: string;
  total: number;
}

/** Deletes files together with their jobs after a week: the bytes first, so that an interrupted run is repeated. */
export async function sweepJobFiles(db: Database, storage: FileStorage): Promise<void> {
  const names = `{${Object.keys(kinds).join(',')}}`;
  const old =
    await db.executeAsSystem<ExpiredJob>(sql`SELECT id, kind, context -> 'order' ->> 'parts' AS parts, total
    FROM job WHERE kind = ANY (${names}::text[])
      AND coalesce(finished_at, updated_at) < now() - interval '7 days'`);
  for (const { id, kind, parts, total } of old) {
    for (const key of kinds[kind]?.keys(parts, total) ?? []) await storage.remove(key);
    await db.executeAsSystem(sql`DELETE FROM job WHERE id = ${id}::uuid`);
  }
}
