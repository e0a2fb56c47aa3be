import type { ImportMapOutcome } from '@edu/shared-utility/contract';
import type { Tx } from '../../db/database';
import { MapRefusal, refuseName } from '../edit-map';
import { type ChangeRow, type Content, inTurn } from '../history';
import { changedMeanwhile } from '../map-file';
import { preflight } from '../preflight';
import { endRollout, findRollout, putRollout, type RolloutWish } from '../rollouts';
import { recordChange, type Signed } from './record';
import { leaveEdits, refusedBy } from './refusals';
import type { KeeperOptions, Terms } from './terms';

/** A step of a rollout as it waits: for the version that its author saw, over the one that ran then. */
type WaitingRollout = RolloutWish & {
  readonly over: string | null;
  readonly integrity: Readonly<Record<string, string>>;
};

/** What is in force. Throws FileFault before the first map. */
export const inForce = async ({ mirror }: KeeperOptions): Promise<Content> =>
  (await mirror.settle(leaveEdits)).inForce;

/** Starts or changes a rollout. Throws MapRefusal. */
export async function changeRollout(
  options: KeeperOptions,
  wish: RolloutWish,
  terms: Omit<Terms, 'ifMatch'>,
): Promise<ImportMapOutcome> {
  const { db, live } = options;
  refuseName(wish.module);
  const { map, etag } = await inForce(options);
  const present = Object.hasOwn(map.imports, wish.module) ? map.imports[wish.module] : undefined;
  if (present === undefined) {
    throw new MapRefusal(`"${wish.module}" is not in the map: add it first.`, 'missing');
  }
  const known = await db.withSystem((tx) => findRollout(tx, wish.module));
  const address = wish.address ?? known?.address;
  if (address === undefined) {
    throw new MapRefusal(`There is no rollout of ${wish.module}: name the address to roll out.`);
  }
  const found = await preflight(wish.module, address, map, await options.premises(), present);
  if (found.refusal !== null) throw refusedBy([found.refusal]);
  if (found.problems.length > 0 && !terms.force) throw refusedBy(found.problems);
  const changes = [{ name: wish.module, from: present, to: address }];
  const outcome = await db.withSystem(async (tx): Promise<ImportMapOutcome> => {
    await inTurn(tx);
    const row = await recordChange(tx, options, terms, {
      kind: 'rollout',
      action: 'rollout',
      changes,
      wish: { ...wish, address, over: known?.address ?? null, integrity: found.integrity },
      forced: found.problems.length > 0,
    });
    if (row.status === 'applied') await putRollout(tx, { ...wish, address }, found.integrity);
    return { id: row.id, status: row.status, etag, changes, objections: [...found.problems] };
  });
  live?.forgetNews();
  return outcome;
}

/** Ends a rollout: everybody gets the map's own address again. Needs no second person. */
export async function stopRollout(
  options: KeeperOptions,
  module: string,
  terms: Signed,
): Promise<ImportMapOutcome> {
  const { db, live } = options;
  const { etag } = await inForce(options);
  const outcome = await db.withSystem(async (tx): Promise<ImportMapOutcome> => {
    await inTurn(tx);
    const { address } = await endRollout(tx, module);
    const changes = [{ name: module, from: address, to: null }];
    const row = await recordChange(
      tx,
      options,
      terms,
      { kind: 'rollout', action: 'stop', changes },
      true,
    );
    return { id: row.id, status: row.status, etag, changes, objections: [] };
  });
  live?.forgetNews();
  return outcome;
}

/** What a rollout was asked to become, agreed to for the version that was shown. */
export async function stepForward(tx: Tx, row: ChangeRow): Promise<void> {
  const { integrity, over, ...wish } = row.wish as unknown as WaitingRollout;
  refuseName(wish.module);
  const running = (await findRollout(tx, wish.module))?.address ?? null;
  if (running !== over && running !== wish.address) throw changedMeanwhile();
  await putRollout(tx, wish, integrity);
}
