import type { ResourceKind } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import type { storedFile } from '../../db/schema';
import { actorOf, type Caller } from '../../http/caller';

/** A resource as a course shows it. */
export interface UsableResource {
  readonly id: string;
  readonly title: string;
  readonly kind: ResourceKind;
  readonly seconds: number | null;
  readonly pages: number | null;
  readonly fileId: string;
  readonly posterId: string | null;
  readonly state: (typeof storedFile.$inferSelect)['state'];
}

/** An organisation, and the part of it that a caller reaches: all of it, or these branches. */
export interface Reach {
  readonly tenantId: string;
  readonly organId: string;
  readonly branches: readonly string[] | null;
}

export const reachOf = (caller: Caller): Reach => ({
  tenantId: caller.tenantId,
  organId: actorOf(caller).organId,
  branches: caller.branches,
});

/** Condition for applications `a` by which an organisation may use a resource now. */
export const grantInForce = (organId: string): SQL =>
  sql`a.applicant_organ_id = ${organId}::uuid AND a.state = 'granted'
    AND (a.expires_at IS NULL OR a.expires_at > now())`;

/** Condition for resources `r` of the organisation itself, in the reached branches. */
export const isOwn = ({ tenantId, organId, branches }: Reach): SQL =>
  sql`(r.tenant_id = ${tenantId}::uuid AND r.organ_id = ${organId}::uuid
    AND ${branches === null ? sql`true` : sql`r.branch_id = ANY (${`{${branches.join(',')}}`}::uuid[])`})`;

/** Condition for resources `r` with a grant in force from another organisation of the tenant. */
export const isGranted = ({ tenantId, organId }: Reach): SQL =>
  sql`(r.tenant_id = ${tenantId}::uuid AND r.organ_id <> ${organId}::uuid
    AND r.id IN (SELECT a.resource_id FROM resource_application a WHERE ${grantInForce(organId)}))`;

async function find(
  tx: Tx,
  reach: Reach,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UsableResource>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<UsableResource & Record<string, unknown>>(sql`
    SELECT r.id, r.title, r.kind, r.seconds, r.pages, r.file_id AS "fileId",
      r.poster_id AS "posterId", f.state
    FROM resource r JOIN stored_file f ON f.id = r.file_id
    WHERE r.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
      AND (${isOwn(reach)} OR ${isGranted(reach)})`);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Those of some resources that the caller may add to a course now: the organisation's own in the caller's branches, and
 * granted ones. As the system, since row-level security hides granted resources.
 */
export const usableResources = (
  tx: TenantTx,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UsableResource>> =>
  asSystem(tx, (t) => find(t, reachOf(caller), ids));

/**
 * Those of some resources that an organisation's courses may show now, regardless of the reader. In a transaction of
 * the system (`asSystem`): row-level security would hide them from learners of other organisations or branches.
 */
export const resourcesOf = (
  tx: Tx,
  tenantId: string,
  organId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UsableResource>> =>
  find(tx, { tenantId, organId, branches: null }, ids);

/** Details of resources that something shows. */
export interface ResourcesById {
  /** Those that the organisation may show now. */
  readonly usable: ReadonlyMap<string, UsableResource>;
  /** Titles of all that exist, including withdrawn ones. */
  readonly titles: ReadonlyMap<string, string>;
}

/** In a transaction of the system: row-level security may hide the resources from the reader. */
export async function resourcesByIdOf(
  tx: Tx,
  { tenantId, organId }: Pick<Reach, 'tenantId' | 'organId'>,
  ids: readonly string[],
): Promise<ResourcesById> {
  if (ids.length === 0) return { usable: new Map(), titles: new Map() };
  const usable = await resourcesOf(tx, tenantId, organId, ids);
  const { rows } = await tx.execute<{ id: string; title: string }>(sql`
    SELECT id, title FROM resource WHERE tenant_id = ${tenantId}::uuid
      AND id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`);
  return { usable, titles: new Map(rows.map(({ id, title }) => [id, title])) };
}
