import type { ImportMapChangedLine, ModuleVersion } from '@edu/shared-utility/contract';
import { desc, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { mapChange } from '../db/schema';
import { readStoredMap } from '../static/import-map';

/** So many contents of the map are looked through, and so many versions of a line told. */
const MAX_CONTENTS = 1000;
const MAX_VERSIONS = 20;
const MAX_NEWER = 9;

/** What the history knows of a line. */
export interface EntryHistory {
  /** The change by which it came to name what it names now; null where it was taken out. */
  current: ModuleVersion | null;
  /** Each address once, with its first time: what was left by going back, the present one, what was in force before. */
  versions: ModuleVersion[];
}

interface Following {
  current: ModuleVersion | null;
  /** The present version and those before it, as a browser's "back": the next to go back to follows the present one. */
  back: ModuleVersion[];
  /** Left by going back, the newest first: who goes back once more does not want them. */
  newer: ModuleVersion[];
  /** Passed over by a step forward after one back, the last that was in force first. */
  aside: ModuleVersion[];
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

/** A version in front of those that it can be taken back to. */
function step(line: Following, version: ModuleVersion): void {
  const { back, newer, aside } = line;
  const isIt = ({ address }: ModuleVersion): boolean => address === version.address;
  const index = back.findIndex(isIt);
  if (index >= 0) {
    line.newer = [...newer, ...back.slice(0, index)];
    line.back = back.slice(index);
    return;
  }
  const first = [...newer, ...aside].find(isIt) ?? version;
  line.back = [first, ...back];
  line.aside = [...newer, ...aside].filter((moduleVersion) => !isIt(moduleVersion));
  line.newer = [];
}

function follow(found: Map<string, Following>, row: Row): void {
  const { id, action, who, why: reason, at } = row;
  for (const { name, to } of linesOf(row)) {
    if (typeof name !== 'string') continue;
    const line = found.get(name) ?? { current: null, back: [], newer: [], aside: [] };
    found.set(name, line);
    line.current = null;
    if (typeof to !== 'string') continue;
    const since = new Date(at).toISOString();
    line.current = { address: to, since, who, why: reason, change: id, action };
    step(line, line.current);
  }
}

/** What each line of the map has named, by the contents that came into force. */
export async function entryHistories(tx: Tx): Promise<ReadonlyMap<string, EntryHistory>> {
  const found = new Map<string, Following>();
  for (const row of (await contents(tx)).reverse()) follow(found, row);
  return new Map(
    [...found].map(([name, { current, newer, back, aside }]) => {
      const versions = [...newer.slice(-MAX_NEWER), ...back, ...aside].slice(0, MAX_VERSIONS);
      return [name, { current, versions }];
    }),
  );
}
