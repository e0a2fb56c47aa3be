import { buffer } from 'node:stream/consumers';
import type { QuestionContent } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import type { FileStorage } from '../../../files/storage';
import type { JobContext } from '../../../jobs/kinds';
import { resourcesByIdOf } from '../../resources/usable-resources';
import { resourcesIn } from '../content-text';

export const MAX_TITLE_LENGTH = 60;

export interface PackedQuestion extends Record<string, unknown> {
  id: string;
  content: QuestionContent;
  difficulty: number;
  points: string[];
  category: string[] | null;
}

interface NamedRow extends Record<string, unknown> {
  id: string;
  name: string;
}

const namesOfFiles = async (db: Database, ids: readonly string[]) =>
  new Map(
    (
      await db.executeAsSystem<NamedRow>(
        sql`SELECT id, name FROM stored_file WHERE id = ANY (${`{${ids.join(',')}}`}::uuid[])`,
      )
    ).map(({ id, name }) => [id, name]),
  );

/** `media/a1b2c3d4-杠杆.png`: unique by the resource's id, and valid on every file system. */
function mediaName(resourceId: string, title: string, fileName: string): string {
  const plain = title
    .replace(/[\\/:*?"<>|%#&\s\p{Cc}\p{Cf}\p{Cs}]+/gu, '-')
    .slice(0, MAX_TITLE_LENGTH);
  const extension = /\.[a-z\d]{1,5}$/i.exec(fileName)?.[0].toLowerCase() ?? '';
  return `media/${resourceId.slice(0, 8)}-${plain}${extension}`;
}

/** The pictures and recordings of some questions that the organisation may use now, by resource id. */
export async function mediaOf(
  { db, storage }: { readonly db: Database; readonly storage: FileStorage },
  { tenantId, organId }: JobContext,
  questions: readonly PackedQuestion[],
) {
  const ids = [...new Set(questions.flatMap(({ content }) => resourcesIn(content)))];
  const scope = { tenantId, organId: organId ?? '' };
  const { usable, titles } = await db.withSystem((tx) => resourcesByIdOf(tx, scope, ids));
  const fileNames = await namesOfFiles(
    db,
    [...usable.values()].map(({ fileId }) => fileId),
  );
  const media = new Map<string, { name: string; bytes: Uint8Array }>();
  for (const { id, title, fileId, state } of usable.values()) {
    if (state !== 'ready') continue;
    const bytes = await buffer(await storage.read(fileId)).catch(() => null);
    const name = mediaName(id, title, fileNames.get(fileId) ?? '');
    if (bytes) media.set(id, { name, bytes });
  }
  return { media, titles };
}
