import type { TenantTx } from '../db/database';
import { actorOf, type Caller } from '../http/caller';
import type { Alongside, JobRow, Jobs } from './jobs';
import type { JobContext } from './kinds';

/** Who asks for the file, and with what. */
export interface PartsCall {
  readonly caller: Caller;
  readonly ip: string;
  readonly jobs: Jobs;
  readonly context: Pick<JobContext, 'locale' | 'notices'>;
  tx<T>(work: (tx: TenantTx) => Promise<T>): Promise<T>;
}

interface SubmitRequest {
  readonly kind: string;
  readonly ids: readonly string[];
  /** Asked twice with the same one, it is the same work. */
  readonly requestId: string;
  /** What its kind has to know besides. */
  readonly order?: object;
  /** Leaves the line of the trail that says who took what. */
  readonly note: Alongside;
}

/** Begins a work that leaves a file (`partsJob`). */
export const submitParts = (
  { caller, ip, jobs, context }: PartsCall,
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
