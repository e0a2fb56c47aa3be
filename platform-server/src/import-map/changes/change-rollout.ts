import type { ImportMapOutcome } from '@edu/shared-utility/contract';
import type { Tx } from '../../db/database';
import type { Content } from '../content-in-force';
import { acquireLock, type ChangeRow } from '../history';
import { MapRefusal, refuseName } from '../map-refusal';
import { preflight } from '../preflight';
import { findRollout, type RolloutRequest, requireUnchanged, storeRollout } from '../rollouts';
import type { ChangeOptions, ServiceOptions } from './change-options';
import { recordChange } from './record';
import { addressRefusal, overtakenRefusal } from './refusals';
import { remarksOnUnknownTenants, requireRecipients } from './rollout-recipients';

/** A requested rollout as stored: `over` is the version that ran at the time of the request. */
type StoredRolloutRequest = RolloutRequest & {
  readonly over: string | null;
  readonly integrity: Readonly<Record<string, string>>;
};

/** The map in force. Throws MapFileError before the first map. */
export const contentInForce = async ({ mirror }: ServiceOptions): Promise<Content> =>
  (await mirror.sync(null)).currentContent;

/** Starts or changes a rollout. Throws MapRefusal. */
export async function changeRollout(
  options: ServiceOptions,
  request: RolloutRequest,
  changeOptions: Omit<ChangeOptions, 'ifMatch'>,
): Promise<ImportMapOutcome> {
  const { db, live } = options;
  refuseName(request.module);
  const { map, etag } = await contentInForce(options);
  const current = Object.hasOwn(map.imports, request.module)
    ? map.imports[request.module]
    : undefined;
  if (current === undefined) {
    throw new MapRefusal(`"${request.module}" is not in the map: add it first.`, 'missing');
  }
  const running = await db.withSystem((tx) => findRollout(tx, request.module));
  const address = request.address ?? running?.address;
  if (address === undefined) {
    throw new MapRefusal(`There is no rollout of ${request.module}: name the address to roll out.`);
  }
  requireRecipients(request, running?.address === address);
  const checkResult = await preflight(
    request.module,
    address,
    map,
    await options.preflightContext(),
    current,
  );
  if (checkResult.refusal !== null)
    throw addressRefusal([checkResult.refusal], { canForce: false });
  if (checkResult.problems.length > 0 && !changeOptions.force)
    throw addressRefusal(checkResult.problems, { canForce: true });
  const changes = [{ name: request.module, from: current, to: address }];
  const outcome = await db.withSystem(async (tx): Promise<ImportMapOutcome> => {
    await acquireLock(tx);
    requireUnchanged(changeOptions.seen, await findRollout(tx, request.module));
    const row = await recordChange(tx, options, changeOptions, {
      kind: 'rollout',
      action: 'rollout',
      changes,
      request: {
        ...request,
        address,
        over: running?.address ?? null,
        integrity: checkResult.integrity,
      },
      forced: checkResult.problems.length > 0,
    });
    if (row.status === 'applied')
      await storeRollout(tx, { ...request, address }, checkResult.integrity);
    const notes = [...checkResult.notes, ...(await remarksOnUnknownTenants(tx, request.tenants))];
    return {
      ...{ id: row.id, status: row.status, etag, changes, objections: [...checkResult.problems] },
      ...(notes.length > 0 && { notes }),
    };
  });
  live?.invalidateState();
  return outcome;
}

/** Applies an approved rollout. Throws MapRefusal if another version runs than at the time of the request. */
export async function applyRollout(tx: Tx, row: ChangeRow): Promise<void> {
  const { integrity, over, ...request } = row.request as unknown as StoredRolloutRequest;
  refuseName(request.module);
  const running = (await findRollout(tx, request.module))?.address ?? null;
  if (running !== over && running !== request.address) throw overtakenRefusal();
  await storeRollout(tx, request, integrity);
}
