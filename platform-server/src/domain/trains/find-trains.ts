import type { Page, PageQuery, TrainFilter, TrainSummary } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actorOf, type Caller } from '../../http/caller';
import { branchAndBelow } from '../branch-and-below';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import type { FileAddressOf } from '../file-addresses';
import { regionName, withinRegion } from '../regions';
import { contains, joinConditions } from '../search';

type Filter = { readonly [K in keyof TrainFilter]?: TrainFilter[K] | undefined };

/** The present phase of a published training `tr`; null in other states. */
export const phaseNow = sql`CASE WHEN tr.state <> 'published' THEN NULL
  WHEN tr.ends_at <= now() THEN 'over' WHEN tr.starts_at > now() THEN 'planned' ELSE 'running' END`;

const orders = {
  title: sql`tr.title`,
  createdAt: sql`tr.created_at`,
  startsAt: sql`tr.starts_at`,
} as const;

interface Row extends Omit<TrainSummary, 'cover' | 'regionName'>, Record<string, unknown> {
  coverId: string | null;
  regionId: string | null;
}

const columns = sql`tr.id, tr.title, f.id AS "coverId", tr.state AS status, ${phaseNow} AS phase,
  ${iso('tr.starts_at')} AS "startsAt", ${iso('tr.ends_at')} AS "endsAt",
  tr.user_count AS "userCount", tr.passed_count AS "passedCount",
  (SELECT count(*)::int FROM train_item i WHERE i.train_id = tr.id) AS "itemCount", tr.hours,
  tr.region_id AS "regionId", tr.organ_id AS "organId", tr.branch_id AS "branchId",
  b.name AS "branchName", who.name AS "createdByName", ${iso('tr.created_at')} AS "createdAt",
  ${iso('tr.updated_at')} AS "updatedAt", tr.version`;

const joins = sql`LEFT JOIN branch b ON b.id = tr.branch_id
  LEFT JOIN stored_file f ON f.id = tr.cover_id AND f.state = 'ready'
  LEFT JOIN member who ON who.account_id = tr.created_by AND who.tenant_id = tr.tenant_id`;

const asSummary = (
  { coverId, regionId, ...row }: Row,
  fileAddressOf: FileAddressOf,
): TrainSummary => ({
  ...row,
  cover: coverId === null ? null : fileAddressOf(coverId, 'thumbnail'),
  regionName: regionId === null ? null : regionName(regionId),
});

function matching(organId: string, filter: Filter): SQL {
  const { keyword, status, phase, regionId, branchId } = filter;
  return joinConditions([
    sql`tr.organ_id = ${organId}::uuid`,
    keyword?.trim() && sql`tr.title ILIKE ${contains(keyword)}`,
    status && sql`tr.state = ${status}`,
    phase && sql`${phaseNow} = ${phase}`,
    regionId && sql`tr.region_id LIKE ${withinRegion(regionId)}`,
    branchId && sql`tr.branch_id IN (${branchAndBelow(branchId)})`,
  ]);
}

/** One page of the organisation's trainings in the transaction's branches, newest first. */
export async function findTrains(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, sort = '-createdAt', ...filter }: PageQuery & Filter,
  fileAddressOf: FileAddressOf,
): Promise<Page<TrainSummary>> {
  const where = matching(actorOf(caller).organId, filter);
  const field = orders[sort.replace(/^-/, '') as keyof typeof orders];
  const direction = sql.raw(sort.startsWith('-') ? 'DESC' : 'ASC');
  const { rows } = await tx.execute<Row>(sql`
    SELECT ${columns} FROM (
      SELECT tr.id FROM train tr WHERE ${where} ORDER BY ${field} ${direction}, tr.id ${direction}
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}) cut JOIN train tr ON tr.id = cut.id
    ${joins} ORDER BY ${field} ${direction}, tr.id ${direction}`);
  return {
    list: rows.map((row) => asSummary(row, fileAddressOf)),
    total: await countRows(tx, sql`FROM train tr WHERE ${where}`),
    pageNum,
    pageSize,
  };
}

export async function summaryOf(
  tx: Tx,
  id: string,
  fileAddressOf: FileAddressOf,
): Promise<TrainSummary | undefined> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT ${columns} FROM train tr ${joins} WHERE tr.id = ${id}::uuid`);
  return rows[0] && asSummary(rows[0], fileAddressOf);
}
