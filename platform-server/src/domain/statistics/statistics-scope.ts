import { type SQL, sql } from 'drizzle-orm';
import type { Database, TenantScope, Tx } from '../../db/database';
import { actorOf, type Caller, requirePermission } from '../../http/caller';
import { branchAndBelow } from '../branch-and-below';
import { asManagerOf, requireAllOrgans } from '../organs/organ-access';
import { withinRegion } from '../regions';
import { checkScope, requireBranch, requireOrgan, requireTenant } from './check-scope';
import type { ScopeInput } from './fields';

/** Conditions that restrict figures to what was requested, in addition to row-level security. */
export interface StatisticsScope {
  /** A cache key, equal only for callers who see the same rows and request the same figures. */
  readonly key: string;
  /** Condition for rows of an organisation; `row` is their alias. */
  organCondition(row: string): SQL;
  /** The same, restricted to the requested branches. */
  scopeCondition(row: string): SQL;
  /** Condition for trainings: by their own region, or that of their branch if they have none. */
  trainCondition(row: string): SQL;
}

type Work<T> = (tx: Tx, scope: StatisticsScope) => Promise<T>;

function scopeOf(
  { reach, branchId, regionId }: ScopeInput,
  organId: string | null,
  {
    tenantId,
    branches = null,
  }: Pick<TenantScope, 'branches'> & { readonly tenantId: string | null },
): StatisticsScope {
  const region = regionId === undefined ? null : withinRegion(regionId);
  // Row-level security restricts the organisations to one tenant, or to all for operators.
  const organCondition = (row: string): SQL =>
    sql`${sql.raw(`${row}.organ_id`)} ${
      organId === null ? sql`IN (SELECT o.id FROM organ o)` : sql`= ${organId}::uuid`
    }`;
  const inBranch = (row: string): SQL =>
    branchId
      ? sql`${organCondition(row)} AND ${sql.raw(`${row}.branch_id`)} IN (${branchAndBelow(branchId)})`
      : organCondition(row);
  const isInRegion = (row: string, pattern: string): SQL =>
    sql`${sql.raw(`${row}.branch_id`)} IN (SELECT b.id FROM branch b WHERE b.region_id LIKE ${pattern})`;
  const regionOfRow = (row: string): SQL => sql.raw(`${row}.region_id`);
  return {
    key: JSON.stringify([reach, tenantId, organId, branches, branchId, regionId]),
    organCondition,
    scopeCondition: (row) =>
      region ? sql`${inBranch(row)} AND ${isInRegion(row, region)}` : inBranch(row),
    trainCondition: (row) =>
      region
        ? sql`${inBranch(row)} AND (${regionOfRow(row)} LIKE ${region}
            OR (${regionOfRow(row)} IS NULL AND ${isInRegion(row, region)}))`
        : inBranch(row),
  };
}

/** The whole tenant of the transaction. */
export const wholeTenant = (tenantId: string): StatisticsScope => scopeOf({}, null, { tenantId });

interface ScopeRequester {
  readonly db: Database;
  readonly caller: Caller;
}

/** Runs a query with the row-level security of an organisation, a tenant or the platform. */
export async function queryInReach<T>(
  { db, caller }: ScopeRequester,
  query: ScopeInput,
  work: Work<T>,
): Promise<T> {
  checkScope(query);
  const { reach = 'organ', saasId, organId } = query;
  const queryWholeTenant = async (tx: Tx, tenantId: string | null): Promise<T> => {
    await requireOrgan(tx, organId);
    await requireBranch(tx, query, organId ?? null, { ...caller, branches: null });
    return work(tx, scopeOf(query, organId ?? null, { tenantId }));
  };
  const wholeTenant = (tenantId: string) =>
    db.withTenant({ tenantId, readOnly: true }, (tx) => queryWholeTenant(tx, tenantId));
  if (reach === 'organ') {
    const ownScope = await db.withTenant(caller, async (tx) =>
      organId === undefined ? caller : asManagerOf(tx, caller, organId, 'organ.read'),
    );
    return db.withTenant({ ...ownScope, readOnly: true }, async (tx) => {
      const { organId: ownOrganId } = actorOf(ownScope);
      await requireBranch(tx, query, ownOrganId, ownScope);
      return work(tx, scopeOf(query, ownOrganId, ownScope));
    });
  }
  if (reach === 'tenant') {
    await db.withTenant(caller, (tx) => requireAllOrgans(tx, caller, 'organ.read'));
    return wholeTenant(caller.tenantId);
  }
  requirePermission(caller, 'platform.tenant');
  if (saasId === undefined) return db.withSystem((tx) => queryWholeTenant(tx, null));
  await db.withSystem((tx) => requireTenant(tx, saasId));
  return wholeTenant(saasId);
}
