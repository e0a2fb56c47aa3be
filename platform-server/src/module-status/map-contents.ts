import type { ImportMapChangedLine } from '@edu/shared-utility/contract';
import { desc, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { mapChange } from '../db/schema';
import { readStoredMap } from '../static/import-map';

/** Maximum of map contents that are read, and of versions that are shown of a line. */
const MAX_CONTENTS = 1000;

/**
 * The contents that were in force, newest first. For the first one `first` has its text, since it has no list of
 * changes.
 */
export const contents = (tx: Tx) =>
  tx
    .select({
      id: mapChange.id,
      action: mapChange.action,
      who: mapChange.who,
      why: mapChange.why,
      at: sql<Date>`coalesce(${mapChange.decidedAt}, ${mapChange.createdAt})`,
      changes: mapChange.changes,
      first: sql<
        string | null
      >`CASE WHEN ${mapChange.action} = 'start' THEN ${mapChange.content} END`,
    })
    .from(mapChange)
    .where(isNotNull(mapChange.revision))
    .orderBy(desc(mapChange.revision))
    .limit(MAX_CONTENTS);

export type Row = Awaited<ReturnType<typeof contents>>[number];

/** A damaged row yields no lines, so that it does not hide the others. */
export function linesOf({ changes, first }: Row): Pick<ImportMapChangedLine, 'name' | 'to'>[] {
  try {
    if (first === null) return [...changes];
    return Object.entries(readStoredMap(first).imports).map(([name, to]) => ({ name, to }));
  } catch {
    return [];
  }
}
