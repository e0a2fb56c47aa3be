import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../db/database';
import type { ImportMap } from '../static/import-map';
import { changesBetween, formatMap } from './edit-map';
import {
  addChange,
  type ChangeRow,
  type Content,
  findChange,
  findDecided,
  listChanges,
  recordDecision,
  waitingChanges,
} from './history';
import { addressAt, labelOf, withEntries } from './map-entries';
import { etagOf } from './map-file';
import type { PartialEdit, WithheldEntry } from './partial-edit';
import type { SyncMark } from './sync-mark';
import type { FollowUp, MirrorOptions } from './sync-result';

/** The file as read, with the part that can take effect. */
export interface ValidatedFile extends PartialEdit {
  readonly text: string;
  readonly etag: string;
}

/** An edit of the file that waits for approval. */
export class EditPending extends Error {
  override readonly message =
    'The file holds an edit that waits for a second person: decide it first.';
}

const authorOf = ({ host }: MirrorOptions): string => `edit of the file on ${host}`;

/** Text to put in force: the file's own if no line is withheld. */
const contentOf = ({ text, map, withheldEntries }: ValidatedFile): string =>
  withheldEntries.length === 0 ? text : formatMap(map);

const markOf = (file: ValidatedFile, contentEtag: string): Pick<SyncMark, 'partly'> =>
  file.withheldEntries.length === 0
    ? {}
    : { partly: { fileEtag: file.etag, contentEtag, held: file.withheldEntries } };

const MAX_CHANGES = 50;

const withheldChange = (line: WithheldEntry) => ({
  name: labelOf(line),
  from: line.from,
  to: line.to,
});
const withheldReason = (line: WithheldEntry) => `"${labelOf(line)}": ${line.reason}`;

/** Whether a history entry already reports a withheld line. */
const reportsLine = (row: ChangeRow, line: WithheldEntry): boolean =>
  row.why.includes(withheldReason(line)) &&
  (row.changes ?? []).some((change) => isDeepStrictEqual(change, withheldChange(line)));

/** Records withheld lines with their reasons in the history, once per line and reason. */
async function recordWithheld(
  tx: Tx,
  withheldEntries: readonly WithheldEntry[],
  currentContent: Content,
  author: string,
) {
  if (withheldEntries.every(({ reason }) => reason === null)) return;
  const reportedChanges = (await listChanges(tx, MAX_CHANGES)).filter(
    (row) => row.who === author && row.status === 'rejected',
  );
  const lines = withheldEntries.filter(
    (line) => line.reason !== null && !reportedChanges.some((row) => reportsLine(row, line)),
  );
  if (lines.length === 0) return;
  const changes = lines.map(withheldChange);
  const reasonText = `held back: ${lines.map(withheldReason).join('; ')}`;
  await addChange(tx, {
    ...{
      kind: 'map',
      action: 'file',
      changes,
      who: author,
      why: reasonText,
      fromEtag: currentContent.etag,
    },
    ...{ status: 'rejected', decidedBy: 'automatic', decidedAt: new Date() },
  });
}

/** Records an installation's first map. */
export async function applyStart(
  tx: Tx,
  file: ValidatedFile,
  options: MirrorOptions,
): Promise<FollowUp> {
  const content = contentOf(file);
  const row = { kind: 'map', action: 'start', content, status: 'applied' } as const;
  const { id, revision } = await addChange(tx, { ...row, who: `first start on ${options.host}` });
  const etag = etagOf(content);
  const newContent = { id, revision: revision ?? 1, text: content, etag, map: file.map };
  await recordWithheld(tx, file.withheldEntries, newContent, authorOf(options));
  return {
    result: { currentContent: newContent, fault: null, withheldEntries: file.withheldEntries },
    mark: { etag, waitingChange: null, ...markOf(file, etag) },
  };
}

/** Handles an edit based on the map in force: its valid part takes effect, or waits for approval. */
export async function applyEdit(
  tx: Tx,
  file: ValidatedFile,
  mark: SyncMark | null,
  currentContent: Content,
  options: MirrorOptions,
): Promise<FollowUp> {
  const { withheldEntries } = file;
  const author = authorOf(options);
  await recordWithheld(tx, withheldEntries, currentContent, author);
  if (withheldEntries.length > 0 && isDeepStrictEqual(file.map, currentContent.map)) {
    const none = {
      etag: currentContent.etag,
      waitingChange: null,
      ...markOf(file, currentContent.etag),
    };
    return { result: { currentContent, fault: null, withheldEntries }, mark: none };
  }
  const content = contentOf(file);
  const etag = etagOf(content);
  const edit = {
    kind: 'map',
    action: 'file',
    changes: changesBetween(currentContent.map, file.map),
    fromEtag: currentContent.etag,
    content,
    who: author,
  } as const;
  if (!options.approval) {
    const { id, revision } = await addChange(tx, { ...edit, status: 'applied' });
    const newContent = {
      id,
      revision: revision ?? currentContent.revision + 1,
      text: content,
      etag,
      map: file.map,
    };
    return {
      result: { currentContent: newContent, fault: null, withheldEntries },
      mark: { etag, waitingChange: null, ...markOf(file, etag) },
    };
  }
  const waitingChange = mark?.waitingChange ? await findChange(tx, mark.waitingChange) : null;
  if (waitingChange?.content === content && waitingChange.status === 'rejected') {
    return {
      result: { currentContent, fault: null, withheldEntries: [] },
      rewrite: currentContent.text,
      mark: { etag: currentContent.etag, waitingChange: null },
    };
  }
  const open = (await waitingChanges(tx)).find((row) => row.content === content);
  const waiting = open ?? (await addChange(tx, { ...edit, status: 'waiting' }));
  if (!open) {
    options.warn(
      'The import map was edited by hand: the edit waits for a second person, the map before it is served.',
    );
  }
  return {
    result: { currentContent, fault: new EditPending(), withheldEntries },
    mark: { etag: currentContent.etag, waitingChange: waiting.id, ...markOf(file, etag) },
  };
}

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

/**
 * Rewrites a file with withheld lines after another change: it gets the map in force, and those withheld lines whose
 * position has not changed.
 */
export function bringUpToDate(mark: SyncMark, currentContent: Content): FollowUp {
  const withheldEntries = (mark.partly?.held ?? []).filter(
    (line) => addressAt(currentContent.map, line) === line.from,
  );
  const lines = withheldEntries.map(({ scope, name, to }) => ({ scope, name, address: to }));
  const rewrite =
    withheldEntries.length === 0
      ? currentContent.text
      : formatMap(withEntries(currentContent.map, lines));
  const partly = {
    fileEtag: etagOf(rewrite),
    contentEtag: currentContent.etag,
    held: withheldEntries,
  };
  return {
    result: { currentContent, fault: null, withheldEntries },
    rewrite,
    mark: {
      etag: currentContent.etag,
      waitingChange: null,
      ...(withheldEntries.length > 0 && { partly }),
    },
  };
}
