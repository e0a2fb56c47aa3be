import type { ImportMapChangedLine, ModuleVersion } from '@edu/shared-utility/contract';
import { desc, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { mapChange } from '../db/schema';
import { readStoredMap } from '../static/import-map';

/** So many contents of the map are looked through, and so many versions of a line told. */
const MAX_CONTENTS = 1000;
const MAX_VERSIONS = 20;

/** What the history knows of a line. */
export interface LineHistory {
  /** The change by which it came to name what it names now; null where it was taken out. */
  current: ModuleVersion | null;
  /** Each address once, by its first time, the newest first. */
  versions: ModuleVersion[];
}

/** The contents that came into force, oldest first; of the first one its text, for it changes nothing. */
const contents = (tx: Tx) =>
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

type Row = Awaited<ReturnType<typeof contents>>[number];

/** A row that somebody or something has damaged says nothing, and hides no other. */
function linesOf({ changes, first }: Row): Pick<ImportMapChangedLine, 'name' | 'to'>[] {
  try {
    if (first === null) return [...changes];
    return Object.entries(readStoredMap(first).imports).map(([name, to]) => ({ name, to }));
  } catch {
    return [];
  }
}

function follow(found: Map<string, LineHistory>, row: Row): void {
  const { id, action, who, why, at } = row;
  for (const { name, to } of linesOf(row)) {
    if (typeof name !== 'string') continue;
    const line = found.get(name) ?? { current: null, versions: [] };
    found.set(name, line);
    line.current = null;
    if (typeof to !== 'string') continue;
    const since = new Date(at).toISOString();
    line.current = { address: to, since, who, why, change: id, action };
    if (!line.versions.some(({ address }) => address === to)) line.versions.unshift(line.current);
  }
}

/** What each line of the map has named, by the contents that came into force. */
export async function lineHistories(tx: Tx): Promise<ReadonlyMap<string, LineHistory>> {
  const found = new Map<string, LineHistory>();
  for (const row of (await contents(tx)).reverse()) follow(found, row);
  for (const line of found.values()) line.versions.splice(MAX_VERSIONS);
  return found;
}
