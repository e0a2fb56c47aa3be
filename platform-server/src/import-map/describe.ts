import type {
  ImportMapLine,
  ImportMapState,
  ModuleFailures,
  ModuleRollout,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import type { Manifest } from '../static/manifest';
import type { MapRevision } from '../static/map-revision';
import { isForeign } from './address-rules';
import { describeChange } from './describe-change';
import { servedAddress } from './halt-rollout';
import { waitingChanges } from './history';
import type { ImportMapService } from './import-map-service';
import { labelOf } from './map-entries';
import { countedFailures, reportsOf } from './rollout-reports';
import { allRollouts, type RolloutRow } from './rollouts';

async function describeRollout(
  tx: Tx,
  row: RolloutRow,
  manifest: Manifest,
): Promise<ModuleRollout> {
  const { id, module, address, percent, tenants, accounts, haltAfter, status } = row;
  const reports = await reportsOf(tx, row, servedAddress(row, manifest));
  return {
    id,
    module,
    address,
    percent,
    tenants: [...tenants],
    accounts: [...accounts],
    haltAfter,
    failures: countedFailures(reports),
    networks: reports.networks,
    anonymous: reports.anonymous,
    status,
    haltedAt: row.haltedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

interface FailureRow extends Record<string, unknown> {
  module: string;
  address: string | null;
  kind: string;
  count: number;
  anonymous: number;
  last: Date;
}

async function recentFailures(tx: Tx): Promise<ModuleFailures[]> {
  const { rows } = await tx.execute<FailureRow>(sql`
    SELECT module, address, kind, count(*)::int AS count,
      (count(*) FILTER (WHERE person IS NULL))::int AS anonymous, max(created_at) AS last
    FROM module_report WHERE created_at > now() - interval '1 day'
    GROUP BY module, address, kind ORDER BY count(*) DESC, max(created_at) DESC LIMIT 50`);
  return rows.map(({ last, ...row }) => ({ ...row, lastAt: new Date(last).toISOString() }));
}

function describeLines({ source, body }: MapRevision): ImportMapLine[] {
  const { imports, integrity } = JSON.parse(body) as Required<
    Pick<MapRevision['source'], 'imports' | 'integrity'>
  >;
  return Object.entries(source.imports).map(([name, address]) => {
    const served = imports[name] ?? null;
    return {
      name,
      address,
      served,
      integrity: (served && integrity[served]) ?? null,
      origin: isForeign(address) ? 'foreign' : 'own',
    };
  });
}

/** The state of the map for operators and the command line. */
export async function describeState(
  db: Database,
  service: ImportMapService,
  revision: MapRevision,
): Promise<ImportMapState> {
  const { etag } = await service.read();
  return db.withSystem(async (tx) => {
    const rows = await allRollouts(tx);
    const rollouts: ModuleRollout[] = [];
    // Sequential, because a transaction has one connection.
    for (const row of rows) rollouts.push(await describeRollout(tx, row, revision.manifest));
    return {
      etag,
      servedEtag: revision.etag,
      needsApproval: service.needsApproval,
      lines: describeLines(revision),
      rollouts,
      held: revision.withheldEntries.map((line) => ({
        name: labelOf(line),
        address: line.to,
        keeps: line.from,
        reason: line.reason,
      })),
      waiting: (await waitingChanges(tx)).map(describeChange),
      failures: await recentFailures(tx),
      ...(revision.fault !== null && { fault: revision.fault }),
    };
  });
}
