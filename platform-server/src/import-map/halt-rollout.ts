import type { ModuleReport } from '@edu/shared-utility/contract';
import type { Database } from '../db/database';
import type { Manifest } from '../static/manifest';
import { isForeign } from './address-rules';
import { addChange } from './history';
import { countedFailures, isFailing, reportsOf } from './rollout-reports';
import { findRollout, haltRollout, type RolloutRow } from './rollouts';

/** The published address, without the query that a retry adds. */
export const withoutRetry = (address: string | null): string | null =>
  address?.replace(/[?&]retry=\d+$/, '') ?? null;

/** The address that browsers load for a rollout: its own if foreign, otherwise that of the built file. */
export const servedAddress = (
  { address }: Pick<RolloutRow, 'address'>,
  manifest: Manifest,
): string => (isForeign(address) ? address : (manifest.modules[address]?.file ?? address));

/** Halts the rollout of a module that keeps failing; true if this report reached the limit. */
export async function haltIfFailing(
  db: Database,
  { module, address }: ModuleReport,
  manifest: Manifest,
): Promise<boolean> {
  return db.withSystem(async (tx) => {
    const rollout = await findRollout(tx, module);
    if (rollout?.status !== 'active') return false;
    const served = servedAddress(rollout, manifest);
    if (!address?.endsWith(served)) return false;
    const reports = await reportsOf(tx, rollout, served);
    if (!isFailing(rollout, reports) || !(await haltRollout(tx, rollout.id))) return false;
    await addChange(tx, {
      kind: 'rollout',
      action: 'halt',
      changes: [{ name: module, from: rollout.address, to: null }],
      who: 'automatic',
      why: `${countedFailures(reports)} failure reports that count`,
      status: 'applied',
    });
    return true;
  });
}
