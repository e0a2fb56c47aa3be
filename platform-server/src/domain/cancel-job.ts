import { errorCodes, type Job } from '@edu/shared-utility/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { job } from '../db/schema';
import { BusinessError } from '../http/business-error';
import type { Caller } from '../http/caller';
import { asJob, columns, findJob } from './jobs';

/** Cancels the caller's own job. Waits for the rows in progress, so that the finished ones are counted. */
export async function cancelJob(tx: Tx, caller: Caller, id: string): Promise<Job> {
  const [row] = await tx
    .update(job)
    .set({ state: 'cancelled', finishedAt: sql`now()`, updatedAt: sql`now()`, input: null })
    .where(
      and(
        eq(job.id, id),
        eq(job.createdBy, caller.accountId),
        inArray(job.state, ['queued', 'running']),
      ),
    )
    .returning(columns);
  if (row) return asJob(row);
  await findJob(tx, caller, id);
  throw new BusinessError(errorCodes.conflict, { phrase: 'job.over' });
}
