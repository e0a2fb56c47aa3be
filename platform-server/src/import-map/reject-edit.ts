import type { Tx } from '../db/database';
import type { ImportMap } from '../static/import-map';
import type { Content } from './content-in-force';
import { changesBetween } from './edit-map';
import { authorOf } from './file-edit';
import { addChange, findChange, findDecided, recordDecision } from './history';
import type { SyncMark } from './sync-mark';
import type { MirrorOptions } from './sync-result';

/**
 * Rejects an edit based on an outdated map, and records it with all its lines. False if it is recorded already, such
 * as an old copy of the file.
 */
export async function rejectEdit(
  tx: Tx,
  { text, etag, map }: { text: string; etag: string; map: ImportMap },
  mark: SyncMark | null,
  currentContent: Content,
  options: MirrorOptions,
): Promise<boolean> {
  const { warn, host, mapFile } = options;
  const reason = mark
    ? 'made from a map that is in force no more'
    : 'not made from the map in force';
  const waiting = mark?.waitingChange ? await findChange(tx, mark.waitingChange) : null;
  const isWaitingEdit = waiting?.content === text || mark?.partly?.fileEtag === etag;
  if (waiting?.status === 'waiting' && isWaitingEdit) {
    await recordDecision(tx, waiting, 'rejected', 'automatic');
  } else if (await findDecided(tx, text)) {
    return false;
  } else {
    await addChange(tx, {
      kind: 'map',
      action: 'file',
      changes: changesBetween(currentContent.map, map),
      fromEtag: mark?.etag ?? null,
      content: text,
      who: mark ? authorOf(options) : `file found on ${host}`,
      why: reason,
      status: 'rejected',
      decidedBy: 'automatic',
      decidedAt: new Date(),
    });
  }
  warn(
    `What ${mapFile} says was refused: it was ${reason}. The file is brought up to date; what was refused stands in the history (npm run importmap -- history): repeat what is still wanted.`,
  );
  return true;
}
