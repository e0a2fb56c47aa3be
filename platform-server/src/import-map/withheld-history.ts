import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../db/database';
import type { Content } from './content-in-force';
import { addChange, type ChangeRow, listChanges } from './history';
import { labelOf } from './map-entries';
import type { WithheldEntry } from './partial-edit';

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
export async function recordWithheld(
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
