import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { TenantTx, Tx } from '../../db/database';
import { codeBatch, course } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import type { Jobs } from '../../jobs/jobs';
import type { JobContext } from '../../jobs/kinds';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import type { batchInput } from './code-fields';
import { codesOrder } from './make-codes';

interface Call {
  readonly caller: Caller;
  readonly ip: string;
  readonly jobs: Jobs;
  readonly context: Pick<JobContext, 'locale' | 'noticeDelivery'>;
  tx<T>(work: (tx: TenantTx) => Promise<T>): Promise<T>;
}

/** A published course of the caller's organisation and branches. */
async function shownCourse(tx: Tx, caller: Caller, id: string) {
  const condition = and(eq(course.id, id), eq(course.organId, actorOf(caller).organId));
  const [row] = await tx.select().from(course).where(condition);
  if (!row) throw new BusinessError(errorCodes.notFound);
  if (row.state !== 'published') throw new FieldError('courseId', 'redemption.courseOf');
  return row;
}

/**
 * Creates a batch and the job that makes its codes, in one transaction. A request repeated within minutes, after a lost
 * response, returns the existing batch.
 */
export async function makeBatch(
  { validUntil, ...input }: z.output<typeof batchInput>,
  { caller, ip, jobs, context, tx }: Call,
): Promise<{ id: string; jobId: string }> {
  const { tenantId, accountId } = caller;
  const { organId } = actorOf(caller);
  const { branchId, title } = await tx((t) => shownCourse(t, caller, input.courseId));
  const batchId = crypto.randomUUID();
  const job = await jobs.submit(
    {
      kind: 'redemption.make',
      rows: Array.from({ length: input.count }, () => []),
      file: Buffer.from(JSON.stringify([branchId, input, validUntil])),
      context: { ...context, tenantId, organId, accountId, ip, order: { batchId } },
    },
    async (t, { id: jobId }) => {
      await t.insert(codeBatch).values({
        ...input,
        ...{ id: batchId, tenantId, organId, branchId, jobId, createdBy: accountId },
        validUntil: validUntil === null ? null : new Date(validUntil),
      });
      const { courseId: _, ...fields } = input;
      const detail = { ...fields, title, validUntil };
      await audit(t, {
        ...auditContext(caller, batchId),
        action: 'code.added',
        organIds: [organId],
        detail,
      });
    },
  );
  return { id: codesOrder.parse(job.context.order).batchId, jobId: job.id };
}
