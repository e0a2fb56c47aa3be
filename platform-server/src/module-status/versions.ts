import type { ModuleVersion } from '@edu/shared-utility/contract';
import type { Tx } from '../db/database';
import { contents, linesOf, type Row } from './map-contents';

const MAX_VERSIONS = 20;
const MAX_NEWER = 9;

/** The history of one line. */
export interface EntryHistory {
  /** The change that set the current address; null if the line was removed. */
  current: ModuleVersion | null;
  /**
   * Distinct addresses, each with its first change: those undone by going back, the current one, the earlier ones.
   */
  versions: ModuleVersion[];
}

interface LineHistory {
  current: ModuleVersion | null;
  /**
   * The current version and the earlier ones, like a browser's back list; the next candidate for going back is the
   * second.
   */
  backVersions: ModuleVersion[];
  /** Undone by going back, newest first; going back again does not lead to them. */
  undoneVersions: ModuleVersion[];
  /** Dropped by a new version after going back, most recent first. */
  droppedVersions: ModuleVersion[];
}

/** Adds a version to a line's history, or goes back to it if it is in `backVersions`. */
function step(line: LineHistory, version: ModuleVersion): void {
  const { backVersions, undoneVersions, droppedVersions } = line;
  const isSameVersion = ({ address }: ModuleVersion): boolean => address === version.address;
  const index = backVersions.findIndex(isSameVersion);
  if (index >= 0) {
    line.undoneVersions = [...undoneVersions, ...backVersions.slice(0, index)];
    line.backVersions = backVersions.slice(index);
    return;
  }
  const first = [...undoneVersions, ...droppedVersions].find(isSameVersion) ?? version;
  line.backVersions = [first, ...backVersions];
  line.droppedVersions = [...undoneVersions, ...droppedVersions].filter(
    (moduleVersion) => !isSameVersion(moduleVersion),
  );
  line.undoneVersions = [];
}

function follow(histories: Map<string, LineHistory>, row: Row): void {
  const { id, action, who, why: reason, at } = row;
  for (const { name, to } of linesOf(row)) {
    if (typeof name !== 'string') continue;
    const line = histories.get(name) ?? {
      current: null,
      backVersions: [],
      undoneVersions: [],
      droppedVersions: [],
    };
    histories.set(name, line);
    line.current = null;
    if (typeof to !== 'string') continue;
    const since = new Date(at).toISOString();
    line.current = { address: to, since, who, why: reason, change: id, action };
    step(line, line.current);
  }
}

/** The history of each line of the map, from the contents that were in force. */
export async function entryHistories(tx: Tx): Promise<ReadonlyMap<string, EntryHistory>> {
  const histories = new Map<string, LineHistory>();
  for (const row of (await contents(tx)).reverse()) follow(histories, row);
  return new Map(
    [...histories].map(([name, { current, undoneVersions, backVersions, droppedVersions }]) => {
      const versions = [
        ...undoneVersions.slice(-MAX_NEWER),
        ...backVersions,
        ...droppedVersions,
      ].slice(0, MAX_VERSIONS);
      return [name, { current, versions }];
    }),
  );
}
