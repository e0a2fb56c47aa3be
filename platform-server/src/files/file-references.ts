import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type Database, type TenantTx } from '../db/database';
import { removeBytes } from './file-rows';
import type { FileStorage } from './storage';

/** Whether a file belongs to something: then its row stays as long as that does. @param id an expression */
export const isReferenced = (id: SQL): SQL => sql`(
  EXISTS (SELECT FROM resource_file s WHERE s.file_id = ${id})
  OR EXISTS (SELECT FROM resource s WHERE s.file_id = ${id} OR s.poster_id = ${id})
  OR EXISTS (SELECT FROM course s WHERE s.cover_id = ${id})
  OR EXISTS (SELECT FROM course_revision s WHERE s.cover_id = ${id})
  OR EXISTS (SELECT FROM certificate_picture s WHERE s.file_id = ${id})
  OR EXISTS (SELECT FROM declaration_file s WHERE s.file_id = ${id})
  OR EXISTS (SELECT FROM train s WHERE s.cover_id = ${id}))`;

/**
 * Ends files with what they belonged to, whose row is gone in the same transaction: from its end on no address shows
 * them. Their bytes follow (`abandonFiles`), by the sweep where this process dies before.
 */
export async function releaseFiles(tx: TenantTx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await asSystem(tx, (t) =>
    t.execute(sql`UPDATE stored_file
      SET state = 'refused', refusal = 'file.incomplete', held_until = NULL, updated_at = now()
      WHERE id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`),
  );
}

/** Removes the bytes of files that never became anything, and their rows but where they stand: those say why. */
export async function abandonFiles(
  db: Database,
  storage: FileStorage,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    await removeBytes(storage, id);
    await db.read(sql`UPDATE stored_file
      SET state = 'refused', refusal = 'file.incomplete', updated_at = now()
      WHERE id = ${id} AND state = 'uploading' AND ${isReferenced(sql`stored_file.id`)}`);
    await db.read(sql`DELETE FROM stored_file WHERE id = ${id}
      AND state IN ('uploading', 'refused') AND NOT ${isReferenced(sql`stored_file.id`)}`);
  }
}
