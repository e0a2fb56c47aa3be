import { desc, isNotNull } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { mapChange } from '../db/schema';
import { type ImportMap, readStoredMap } from '../static/import-map';
import type { ChangeRow } from './history';
import { etagOf } from './map-file';

/** A version of the map that is or was in force. */
export interface Content {
  readonly id: number;
  readonly revision: number;
  readonly text: string;
  readonly etag: string;
  readonly map: ImportMap;
}

/** The content that a change put in force; null if it has none, or none that can be read. */
export function contentOf({ id, revision, content }: ChangeRow): Content | null {
  if (content === null || revision === null) return null;
  try {
    return { id, revision, text: content, etag: etagOf(content), map: readStoredMap(content) };
  } catch {
    return null;
  }
}

/** Maximum of unreadable versions that are skipped. */
const MAX_UNREADABLE = 20;

/** The newest content that can be read; null before the first map. */
export async function contentInForce(tx: Tx): Promise<Content | null> {
  for (let steps = 0; steps < MAX_UNREADABLE; steps += 1) {
    const row = await appliedBefore(tx, steps);
    const content = row && contentOf(row);
    if (content || !row) return content;
  }
  return null;
}

/** The row that was in force `steps` changes ago; null if the history is too short. */
async function appliedBefore(tx: Tx, steps: number): Promise<ChangeRow | null> {
  const [row] = await tx
    .select()
    .from(mapChange)
    .where(isNotNull(mapChange.revision))
    .orderBy(desc(mapChange.revision))
    .offset(steps)
    .limit(1);
  return row ?? null;
}
