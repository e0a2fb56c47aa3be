import type { ImportMapOutcome } from '@edu/shared-utility/contract';
import { acquireLock } from '../history';
import { endRollout, findRollout, requireUnchanged } from '../rollouts';
import type { ChangeOptions, ServiceOptions } from './change-options';
import { contentInForce } from './change-rollout';
import { type Attribution, recordChange } from './record';

/** Ends a rollout, so that everybody gets the map's address again. Needs no approval. */
export async function stopRollout(
  options: ServiceOptions,
  module: string,
  changeOptions: Attribution & Pick<ChangeOptions, 'seen'>,
): Promise<ImportMapOutcome> {
  const { db, live } = options;
  const { etag } = await contentInForce(options);
  const outcome = await db.withSystem(async (tx): Promise<ImportMapOutcome> => {
    await acquireLock(tx);
    requireUnchanged(changeOptions.seen, await findRollout(tx, module));
    const { address } = await endRollout(tx, module);
    const changes = [{ name: module, from: address, to: null }];
    const row = await recordChange(
      tx,
      options,
      changeOptions,
      { kind: 'rollout', action: 'stop', changes },
      true,
    );
    return { id: row.id, status: row.status, etag, changes, objections: [] };
  });
  live?.invalidateState();
  return outcome;
}
