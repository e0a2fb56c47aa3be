import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../db/database';
import type { Content } from './content-in-force';
import { changesBetween } from './edit-map';
import { authorOf, contentOf, markOf, type ValidatedFile } from './file-edit';
import { addChange, findChange, waitingChanges } from './history';
import { etagOf } from './map-file';
import type { SyncMark } from './sync-mark';
import type { FollowUp, MirrorOptions } from './sync-result';
import { recordWithheld } from './withheld-history';

/** An edit of the file that waits for approval. */
export class EditPending extends Error {
  override readonly message =
    'The file holds an edit that waits for a second person: decide it first.';
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
