import type { ImportMapOutcome } from '@edu/shared-utility/contract';
import type { Tx } from '../../db/database';
import { type Author, auditAs } from '../author';
import { type Content, contentInForce } from '../content-in-force';
import { describeChange } from '../describe-change';
import {
  acquireLock,
  type ChangeRow,
  findChange,
  recordDecision,
  storeRebased,
  waitingChanges,
} from '../history';
import { etagOf } from '../map-file';
import { MapRefusal } from '../map-refusal';
import type { ServiceOptions } from './change-options';
import { applyRollout } from './change-rollout';
import { rebase } from './rebase';
import { finishCompletedRollouts } from './record';
import { overtakenRefusal, parseOrRefuse } from './refusals';

/** Without accounts only the names can be compared; an edit of the file has no author. */
const isSamePerson = (row: ChangeRow, { who, account }: Author): boolean =>
  row.accountId === null && account === null ? row.who === who : row.accountId === account?.id;

/** Throws MapRefusal if a waiting change can no longer be applied. */
async function requireApplicable(
  tx: Tx,
  row: ChangeRow,
  currentContent: Content | null,
): Promise<void> {
  if (row.fromEtag !== (currentContent?.etag ?? null)) throw overtakenRefusal();
  parseOrRefuse(row.content ?? '');
  // A newer edit of the file includes the lines of this one.
  const isLater = (item: ChangeRow) =>
    item.action === 'file' &&
    item.id > row.id &&
    item.who === row.who &&
    item.fromEtag === row.fromEtag;
  if (row.action === 'file' && (await waitingChanges(tx)).some(isLater)) throw overtakenRefusal();
}

/** Approves or rejects a waiting change. Throws MapRefusal. */
export async function decideChange(
  options: ServiceOptions,
  id: number,
  isApproved: boolean,
  author: Author,
  reason: string | null = null,
): Promise<ImportMapOutcome> {
  const { db, live, mirror } = options;
  const rebased = isApproved ? await rebase(options, id) : null;
  const outcome = await db.withSystem(async (tx): Promise<ImportMapOutcome> => {
    await acquireLock(tx);
    const changeRow = await findChange(tx, id);
    if (changeRow?.status !== 'waiting') {
      throw new MapRefusal(`No change ${id} waits for a decision.`, 'missing');
    }
    if (isApproved && isSamePerson(changeRow, author)) {
      throw new MapRefusal('Somebody else has to agree to your change.', 'forbidden');
    }
    const currentContent = await contentInForce(tx);
    const isRebasedOnCurrent =
      rebased !== null && rebased.base.revision === currentContent?.revision;
    const row = isRebasedOnCurrent
      ? await storeRebased(tx, changeRow, rebased.content, rebased.base.etag)
      : changeRow;
    if (isApproved && row.content !== null) await requireApplicable(tx, row, currentContent);
    await recordDecision(tx, row, isApproved ? 'applied' : 'rejected', author.who, reason);
    await auditAs(
      tx,
      author,
      isApproved ? 'importmap.approved' : 'importmap.rejected',
      String(id),
      reason ? { why: reason } : {},
    );
    const { changes } = describeChange(row);
    if (isApproved && row.kind === 'rollout') await applyRollout(tx, row);
    else if (isApproved) await finishCompletedRollouts(tx, changes, { author, why: row.why });
    const etag =
      isApproved && row.content !== null ? etagOf(row.content) : (currentContent?.etag ?? '');
    return { id, status: isApproved ? 'applied' : 'rejected', etag, changes, objections: [] };
  });
  live?.invalidateState();
  await mirror.sync(null);
  return outcome;
}
