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

/** An organisation, and how much of it somebody reaches: all of it, or these branches. */
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

/** Among applications `a`: those by which an organisation may use a resource at this moment. */
export const inForce = (organId: string): SQL =>
  sql`a.applicant_organ_id = ${organId}::uuid AND a.state = 'granted'
    AND (a.expires_at IS NULL OR a.expires_at > now())`;

/** Of resources `r`, those of the organisation itself, as far as its branches are reached. */
export const isOwn = ({ tenantId, organId, branches }: Reach): SQL =>
  sql`(r.tenant_id = ${tenantId}::uuid AND r.organ_id = ${organId}::uuid
    AND ${branches === null ? sql`true` : sql`r.branch_id = ANY (${`{${branches.join(',')}}`}::uuid[])`})`;

/** Of resources `r`, those that another organisation of the tenant has granted, and not for a time that is over. */
export const isGranted = ({ tenantId, organId }: Reach): SQL =>
  sql`(r.tenant_id = ${tenantId}::uuid AND r.organ_id <> ${organId}::uuid
    AND r.id IN (SELECT a.resource_id FROM resource_application a WHERE ${inForce(organId)}))`;

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
 * Those of some resources that the caller may put into a course now: the organisation's own within the caller's
 * branches, and those granted to it. As the system, since what is granted lies behind the wall of its owner.
 */
export const usableResources = (
  tx: TenantTx,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UsableResource>> =>
  asSystem(tx, (t) => find(t, reachOf(caller), ids));

/**
 * Those of some resources that an organisation's courses may show now, no matter who asks. In a transaction of the
 * system (`asSystem`): a learner of another organisation or branch is outside the resources' walls.
 */
export const resourcesOf = (
  tx: Tx,
  tenantId: string,
  organId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UsableResource>> =>
  find(tx, { tenantId, organId, branches: null }, ids);

/** What is known of resources that something shows. */
export interface ResourcesById {
  /** Those that its organisation may show now. */
  readonly usable: ReadonlyMap<string, UsableResource>;
  /** Of all that there are, also those withdrawn since. */
  readonly titles: ReadonlyMap<string, string>;
}

/** In a transaction of the system: anyone who looks at them may be outside the walls of the resources. */
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
