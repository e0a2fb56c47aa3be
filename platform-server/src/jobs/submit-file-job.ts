import type { TenantTx } from '../db/database';
import { actorOf, type Caller } from '../http/caller';
import type { JobRow, Jobs, WriteWithJob } from './jobs';
import type { JobContext } from './kinds';

/** Who requests the file, and the job's context. */
export interface FileJobCall {
  readonly caller: Caller;
  readonly ip: string;
  readonly jobs: Jobs;
  readonly context: Pick<JobContext, 'locale' | 'noticeDelivery'>;
  tx<T>(work: (tx: TenantTx) => Promise<T>): Promise<T>;
}

interface SubmitRequest {
  readonly kind: string;
  readonly ids: readonly string[];
  /** A repeated request with the same id returns the same job. */
  readonly requestId: string;
  /** Parameters of the job's kind. */
  readonly order?: object;
  /** Writes the audit entry that says who exported what. */
  readonly note: WriteWithJob;
}

/** Starts a job that writes a file (`fileJob`). */
export const submitFileJob = (
  { caller, ip, jobs, context }: FileJobCall,
  { kind, ids, requestId, order, note }: SubmitRequest,
): Promise<JobRow> =>
  jobs.submit(
    {
      kind,
      rows: ids.map((id) => [id]),
      file: Buffer.from(requestId),
      context: {
        ...{ ...context, ip, tenantId: caller.tenantId, organId: actorOf(caller).organId },
        accountId: caller.accountId,
        order: { parts: crypto.randomUUID(), ...order },
      },
    },
    note,
  );
