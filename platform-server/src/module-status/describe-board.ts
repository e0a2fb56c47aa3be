import type { ImportMapLine, ModuleBoard, ModuleStatus } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { describeState } from '../import-map/describe';
import { describeChange } from '../import-map/describe-change';
import { waitingChanges } from '../import-map/history';
import type { ImportMapService } from '../import-map/import-map-service';
import type { MapRevision } from '../static/map-revision';
import { faultsByHour, faultsOfTheHour, HOURS, loadsByHour } from './hourly-counts';
import { servedBy } from './published-addresses';
import { entryHistories } from './versions';

const noLoads: readonly number[] = new Array<number>(HOURS).fill(0);

/** Each module with its history and the counts of the last 24 hours. */
async function describeModules(
  tx: Tx,
  lines: readonly ImportMapLine[],
  revision: MapRevision,
): Promise<ModuleStatus[]> {
  // Sequential, because a transaction has one connection.
  const histories = await entryHistories(tx);
  const loads = await loadsByHour(tx);
  const faults = await faultsByHour(tx);
  const ofTheHour = await faultsOfTheHour(tx);
  const { rollouts = [] } = servedBy(revision);
  return lines.map((line) => {
    const history = histories.get(line.name);
    const addressesInUse = [
      line.served,
      ...rollouts.filter(({ module }) => module === line.name).map(({ address }) => address),
    ].filter((address) => address !== null);
    // Browsers report absolute addresses, while the map has local ones as paths.
    const isInUse = (address: string | null): boolean =>
      address === null || addressesInUse.some((value) => address.endsWith(value));
    return {
      ...line,
      current: history?.current?.address === line.address ? history.current : null,
      versions: [...(history?.versions ?? [])],
      loads: [...(loads.get(line.name) ?? noLoads)],
      faults: [...(faults.get(line.name) ?? noLoads)],
      faultsNow: ofTheHour
        .filter(({ module, address }) => module === line.name && isInUse(address))
        .reduce((sum, { count }) => sum + count, 0),
    };
  });
}

interface StampRow extends Record<string, unknown> {
  readonly stamp: string;
  readonly hour: Date;
  readonly menus: string[];
}

/** The data of the operators' page. @param accountId the caller's; null for a user of another platform */
export async function describeBoard(
  db: Database,
  service: ImportMapService,
  revision: MapRevision,
  accountId: string | null,
): Promise<ModuleBoard> {
  const { lines, ...state } = await describeState(db, service, revision);
  return db.withSystem(async (tx) => {
    const { rows } =
      await tx.execute<StampRow>(sql`SELECT concat(max(id), ' ', max(decided_at)) AS stamp,
      date_trunc('hour', now()) AS hour, ARRAY(
        SELECT module FROM module_menu WHERE content IS NOT NULL ORDER BY module) AS menus FROM map_change`);
    const waiting = await waitingChanges(tx);
    return {
      ...state,
      modules: await describeModules(tx, lines, revision),
      waiting: waiting.map((row) => ({
        ...describeChange(row),
        isOwn: row.accountId !== null && row.accountId === accountId,
      })),
      menus: rows[0]?.menus ?? [],
      stamp: rows[0]?.stamp ?? '',
      hour: new Date(rows[0]?.hour ?? Date.now()).toISOString(),
    };
  });
}
