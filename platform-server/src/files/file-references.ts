import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type Database, type TenantTx } from '../db/database';
import { removeBytes } from './file-rows';
import type { FileStorage } from './storage';

/** SQL condition: a file is used somewhere, so its row has to stay. @param id an SQL expression */
export const isReferenced = (id: SQL): SQL => sql`(
  EXISTS (SELECT FROM resource_file s WHERE s.file_id = ${id})
  OR EXISTS (SELECT FROM resource s WHERE s.file_id = ${id} OR s.poster_id = ${id})
  OR EXISTS (SELECT FROM course s WHERE s.cover_id = ${id})
  OR EXISTS (SELECT FROM course_revision s WHERE s.cover_id = ${id})
  OR EXISTS (SELECT FROM certificate_picture s WHERE s.file_id = ${id})
  OR EXISTS (SELECT FROM declaration_file s WHERE s.file_id = ${id})
  OR EXISTS (SELECT FROM train s WHERE s.cover_id = ${id}))`;

/**
 * Detaches files from rows deleted in the same transaction: after the commit no address shows them. Their bytes are
 * deleted by `deleteUnusedFiles`, or by the sweep if this process dies before.
 */
export async function detachFiles(tx: TenantTx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await asSystem(tx, (t) =>
    t.execute(sql`UPDATE stored_file
      SET state = 'refused', refusal = 'file.incomplete', held_until = NULL, updated_at = now()
      WHERE id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`),
  );
}

/**
 * Deletes the bytes of unused files and their rows; a row that is still referenced stays as refused, with the reason.
 */
export async function deleteUnusedFiles(
  db: Database,
  storage: FileStorage,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    await removeBytes(storage, id);
    await db.executeAsSystem(sql`UPDATE stored_file
      SET state = 'refused', refusal = 'file.incomplete', updated_at = now()
      WHERE id = ${id} AND state = 'uploading' AND ${isReferenced(sql`stored_file.id`)}`);
    await db.executeAsSystem(sql`DELETE FROM stored_file WHERE id = ${id}
      AND state IN ('uploading', 'refused') AND NOT ${isReferenced(sql`stored_file.id`)}`);
  }
}
