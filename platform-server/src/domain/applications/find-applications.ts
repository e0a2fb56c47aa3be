import type {
  ApplicationFilter,
  Page,
  PageQuery,
  ResourceApplication,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import type { Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import { isOwn, reachOf } from '../resources/usable-resources';
import { contains } from '../search';

/** The status of applications `a`: an expired grant is reported as ended. */
export const status = sql`CASE a.state WHEN 'applied' THEN 'pending' WHEN 'refused' THEN 'refused'
  ELSE CASE WHEN a.expires_at <= now() THEN 'ended' ELSE 'granted' END END`;

const joined = sql`FROM resource_application a
  JOIN resource r ON r.id = a.resource_id
  JOIN organ o ON o.id = a.owner_organ_id
  JOIN organ q ON q.id = a.applicant_organ_id`;

interface ApplicationRow extends ResourceApplication, Record<string, unknown> {}

const moment = (text: string | null) => text && new Date(text).toISOString();

const asReply = ({ ...row }: ApplicationRow): ResourceApplication => ({
  ...row,
  appliedAt: moment(row.appliedAt) ?? '',
  decidedAt: moment(row.decidedAt),
  expiresAt: moment(row.expiresAt),
});

type ApplicationQuery = PageQuery & {
  readonly [K in keyof ApplicationFilter]?: ApplicationFilter[K] | undefined;
};

/**
 * Read as the system, since row-level security hides one of the two organisations. The condition restricts the rows.
 */
async function find(
  tx: TenantTx,
  condition: SQL,
  { pageNum, pageSize, keyword, status: requestedStatus }: ApplicationQuery,
): Promise<Page<ResourceApplication>> {
  const words = keyword?.trim() ? contains(keyword) : null;
  const where = sql`WHERE ${condition}
    AND ${words === null ? sql`true` : sql`(r.title ILIKE ${words} OR o.name ILIKE ${words} OR q.name ILIKE ${words})`}
    AND ${requestedStatus ? sql`${status} = ${requestedStatus}` : sql`true`}`;
  return asSystem(tx, async (t) => {
    const { rows } = await t.execute<ApplicationRow>(sql`
      SELECT a.id, a.resource_id AS "resourceId", r.title AS "resourceTitle",
        r.kind AS "resourceKind", o.name AS "ownerOrgan", q.name AS "applicantOrgan",
        a.applicant_name AS "applicantName", a.reason, ${status} AS status, a.refusal,
        a.expires_at AS "expiresAt", a.created_at AS "appliedAt", a.decided_at AS "decidedAt",
        a.version
      ${joined} ${where}
      ORDER BY a.created_at DESC, a.id DESC
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
    const total = await countRows(t, sql`${joined} ${where}`);
    return { list: rows.map(asReply), total, pageNum, pageSize };
  });
}

/** Applications of other organisations for resources of the caller and their branches. */
export const applicationsTo = (tx: TenantTx, caller: Caller, query: ApplicationQuery) =>
  find(tx, isOwn(reachOf(caller)), query);

/**
 * How many of them wait for a decision.
 *
 * @param tx a transaction of the system
 */
export const countWaiting = (tx: Tx, caller: Caller): Promise<number> =>
  countRows(tx, sql`${joined} WHERE ${isOwn(reachOf(caller))} AND a.state = 'applied'`);

/** Applications made by the caller's organisation. */
export function applicationsOf(tx: TenantTx, caller: Caller, query: ApplicationQuery) {
  const { tenantId, organId } = reachOf(caller);
  const condition = sql`a.tenant_id = ${tenantId}::uuid AND a.applicant_organ_id = ${organId}::uuid`;
  return find(tx, condition, query);
}
