import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { type FileStorage, variantKey } from '../files/storage';
import { filesOfDemo } from './resource-plan';

/** The file of a picture's converted variant, in the same folder. */
const drawImage = (file: string, variant: 'thumbnail' | 'picture'): string =>
  file.replace(/\.jpg$/, `.${variant}.webp`);

/**
 * Copies the demo's files into the storage if they are missing, since the data image has only database rows and each
 * installation has its own storage folder.
 *
 * @param folder platform-server/demo-media
 */
export async function placeMedia(
  db: Database,
  storage: FileStorage,
  folder: string,
): Promise<void> {
  const ids = JSON.stringify(filesOfDemo.map(({ id }) => id));
  const rows = await db.executeAsSystem<{ id: string }>(sql`SELECT id FROM stored_file
    WHERE state = 'ready' AND id IN (SELECT jsonb_array_elements_text(${ids}::jsonb)::uuid)`);
  const rowIds = new Set(rows.map(({ id }) => id));
  const contents = new Map<string, Promise<Buffer>>();
  const contentOf = (file: string): Promise<Buffer> => {
    const content = contents.get(file) ?? readFile(join(folder, file));
    contents.set(file, content);
    return content;
  };
  await Promise.all(
    filesOfDemo.map(async ({ id, medium: { file, kind } }) => {
      if (!rowIds.has(id) || (await storage.receivedBytes(id)) !== null) return;
      if (kind === 'image') {
        for (const variant of ['thumbnail', 'picture'] as const) {
          await storage.write(variantKey(id, variant), await contentOf(drawImage(file, variant)));
        }
      }
      // Written last: its presence tells the next start that all variants are there.
      await storage.write(id, await contentOf(file));
    }),
  );
}
