import type { Tx } from '../db/database';
import type { Content } from './content-in-force';
import { formatMap } from './edit-map';
import { addChange } from './history';
import { addressAt, withEntries } from './map-entries';
import { etagOf } from './map-file';
import type { PartialEdit } from './partial-edit';
import type { SyncMark } from './sync-mark';
import type { FollowUp, MirrorOptions } from './sync-result';
import { recordWithheld } from './withheld-history';

/** The file as read, with the part that can take effect. */
export interface ValidatedFile extends PartialEdit {
  readonly text: string;
  readonly etag: string;
}

export const authorOf = ({ host }: MirrorOptions): string => `edit of the file on ${host}`;

/** Text to put in force: the file's own if no line is withheld. */
export const contentOf = ({ text, map, withheldEntries }: ValidatedFile): string =>
  withheldEntries.length === 0 ? text : formatMap(map);

export const markOf = (file: ValidatedFile, contentEtag: string): Pick<SyncMark, 'partly'> =>
  file.withheldEntries.length === 0
    ? {}
    : { partly: { fileEtag: file.etag, contentEtag, held: file.withheldEntries } };

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
