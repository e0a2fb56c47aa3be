import {
  errorCodes,
  type Job,
  type JobFilter,
  type Page,
  type PageQuery,
} from '@edu/shared-utility/contract';
import { and, count, desc, eq, notInArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { job } from '../db/schema';
import { BusinessError } from '../http/business-error';
import { type Caller, isAllowed } from '../http/caller';
import type { JobRow } from '../jobs/jobs';

/** All columns except the job's data, which may be megabytes. */
export const columns = {
  id: job.id,
  kind: job.kind,
  state: job.state,
  done: job.done,
  total: job.total,
  imported: job.imported,
  failed: job.failed,
  createdBy: job.createdBy,
  createdAt: job.createdAt,
  startedAt: job.startedAt,
  finishedAt: job.finishedAt,
};

const detailColumns = { ...columns, problems: job.problems, context: job.context };

type StoredJob = Pick<JobRow, keyof typeof columns>;

export const asJob = (row: StoredJob): Job => ({
  id: row.id,
  kind: row.kind as Job['kind'],
  state: row.state,
  done: row.done,
  total: row.total,
  imported: row.imported,
  failed: row.failed,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

const mayReadAll = (caller: Caller): boolean => isAllowed(caller, 'audit.read');

/** Jobs that affect several tenants are visible to operators only, whichever tenant they work in. */
const operatorKinds = ['tenant.import'];

/** Jobs of others that a caller with the permission may see: those of the same organisation. */
const organisationCondition = ({ actor, isOperator }: Caller) =>
  and(
    actor ? eq(job.organId, actor.organId) : sql`false`,
    isOperator ? undefined : notInArray(job.kind, operatorKinds),
  );

const callerCondition = (caller: Caller) => eq(job.createdBy, caller.accountId);

/** The caller's own jobs in this tenant, newest first; with the permission those of the whole organisation. */
export async function findJobs(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, state, scope = 'own' }: PageQuery & JobFilter,
): Promise<Page<Job>> {
  if (scope === 'tenant' && !mayReadAll(caller)) throw new BusinessError(errorCodes.forbidden);
  const where = and(
    scope === 'own'
      ? callerCondition(caller)
      : or(callerCondition(caller), organisationCondition(caller)),
    state ? eq(job.state, state) : undefined,
  );
  const rows = await tx
    .select(columns)
    .from(job)
    .where(where)
    .orderBy(desc(job.createdAt), desc(job.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await tx.select({ total: count() }).from(job).where(where);
  return { list: rows.map(asJob), total: counted?.total ?? 0, pageNum, pageSize };
}

/** The caller's own job, or any of the organisation with the permission; throws not found for others. */
export async function findJob(
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<Pick<JobRow, keyof typeof detailColumns>> {
  const readable = mayReadAll(caller)
    ? or(callerCondition(caller), organisationCondition(caller))
    : callerCondition(caller);
  const [row] = await tx
    .select(detailColumns)
    .from(job)
    .where(and(eq(job.id, id), readable));
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row;
}
