import type { Tx } from '../../db/database';
import { auditAs } from '../author';
import { addChange, type ChangeRow, type NewChange } from '../history';
import { endRollout, findRollout } from '../rollouts';
import type { ChangeOptions } from './change-options';

/** Who made a change, and why. */
export type Attribution = Pick<ChangeOptions, 'author' | 'why'>;

/** Records one change in the history and the audit trail. Where approval is required it waits, unless `skipsApproval`. */
export async function recordChange(
  tx: Tx,
  { approval }: { readonly approval: boolean },
  { author, why: reason }: Attribution,
  row: Omit<NewChange, 'who' | 'status'>,
  skipsApproval = false,
): Promise<ChangeRow> {
  const status = approval && !skipsApproval ? 'waiting' : 'applied';
  const accountId = author.account?.id ?? null;
  const change = await addChange(tx, { ...row, who: author.who, accountId, why: reason, status });
  const { id, action, changes = [], forced } = change;
  const detail = { change: id, changes, why: reason, forced, status };
  await auditAs(tx, author, `importmap.${action}`, changes[0]?.name ?? '', detail);
  return change;
}

/** Ends the rollouts whose version the map now contains. */
export async function finishCompletedRollouts(
  tx: Tx,
  changes: ChangeRow['changes'],
  attribution: Attribution,
): Promise<void> {
  for (const { name, to } of changes) {
    if (to === null || (await findRollout(tx, name))?.address !== to) continue;
    await endRollout(tx, name);
    const ended = [{ name, from: to, to: null }];
    const row = { kind: 'rollout', action: 'stop', changes: ended } as const;
    await recordChange(tx, { approval: false }, attribution, row);
  }
}
