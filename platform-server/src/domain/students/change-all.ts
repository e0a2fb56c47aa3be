import {
  errorCodes,
  type ManyStudents,
  type StudentBulkChange,
} from '@edu/shared-utility/contract';
import type { QueryTenant, TenantTx, Tx } from '../../db/database';
import { actor } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import type { JobRow, Jobs } from '../../jobs/jobs';
import type { ChunkOutcome, JobContext, JobKind } from '../../jobs/kinds';
import { codePhrase, phrase } from '../../phrases';
import { audit } from '../audit';
import { scopeOf } from '../branch-scope';
import {
  type Changer,
  changeStudentActors,
  checkDepartmentAndBranch,
} from './change-student-actors';
import { findActorIds } from './find-students';

/** Changes up to this number run in the request; more become a job. */
const BATCH_SIZE = 500;

/** Job parameters: what to change, and the branches that the caller reached when the job was started. */
interface Order {
  readonly change: StudentBulkChange;
  readonly branches: readonly string[] | null;
}

interface Call {
  readonly caller: Caller;
  readonly ip: string;
  readonly jobs: Jobs;
  readonly context: Pick<JobContext, 'locale' | 'noticeDelivery'>;
  readonly query: QueryTenant;
  tx<T>(work: (tx: TenantTx) => Promise<T>): Promise<T>;
}

/** Changes every student who matches the conditions, if they are as many as the person confirmed. */
export async function changeAll(
  { filter, change, expected, requestId }: ManyStudents,
  { caller, ip, jobs, context, query, tx }: Call,
): Promise<{ changed: number; job: JobRow | null }> {
  const { organId } = actorOf(caller);
  const { tenantId, accountId } = caller;
  const changer: Changer = { ...scopeOf(caller), tenantId, accountId, ip };
  const newJob = {
    kind: 'student.change',
    file: Buffer.from(requestId),
    context: { ...context, tenantId, organId, accountId, ip },
  };
  // A repeated request after a lost response: other students may match by now.
  const submittedJob = await jobs.findExisting(newJob);
  if (submittedJob) return { changed: 0, job: submittedJob };
  const ids = await findActorIds(query, organId, filter);
  if (ids.length !== expected) {
    const values = { count: ids.length };
    throw new BusinessError(errorCodes.conflict, {
      phrase: 'students.otherNumber',
      values,
      data: { matching: ids.length },
    });
  }
  const asJob = ids.length > BATCH_SIZE;
  const changed = await tx(async (t) => {
    await checkDepartmentAndBranch(t, changer, change);
    const { keyword, ...others } = filter;
    const conditions = [...Object.keys(others), ...(keyword ? ['keyword'] : [])];
    const detail = { ...change, students: ids.length, conditions, requestId };
    await audit(t, { tenantId, accountId, action: 'student.manyChanged', detail });
    return asJob ? 0 : (await changeStudentActors(t, changer, ids, change)).changed;
  });
  if (!asJob) return { changed, job: null };
  const order: Order = { change, branches: caller.branches };
  const job = await jobs.submit({
    ...newJob,
    rows: ids.map((id) => [id]),
    context: { ...newJob.context, order },
  });
  return { changed: 0, job };
}

async function run(
  tx: Tx,
  rows: readonly (readonly string[])[],
  first: number,
  { order, organId, tenantId, accountId, ip, locale }: JobContext,
): Promise<ChunkOutcome> {
  const { change, branches } = order as Order;
  const changer: Changer = { organId: organId ?? '', branches, tenantId, accountId, ip };
  try {
    await checkDepartmentAndBranch(tx, changer, change);
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    const message = phrase(locale, error.options.phrase ?? codePhrase(error.code));
    return { imported: 0, failed: rows.length, problems: [{ row: first, column: '', message }] };
  }
  const ids = rows.flat();
  const { present: currentCount } = await changeStudentActors(tx, changer, ids, change);
  return { imported: currentCount, failed: rows.length - currentCount, problems: [] };
}

/** The job that changes many students; those who left or moved out of reach meanwhile count as failed. */
export const studentChange: JobKind = { chunk: 500, tables: [actor], run };
