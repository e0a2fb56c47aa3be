import type { Locale } from '@edu/shared-utility/contract';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../db/database';
import type { NoticeDelivery } from '../domain/account/notices';

export interface RowProblem {
  /** Row number in the workbook, where the heading is row 1. */
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

/** Who is named in audit entries, and how they are notified. */
export interface JobContext {
  readonly tenantId: string;
  readonly organId: string | null;
  readonly accountId: string;
  readonly ip: string;
  readonly locale: Locale;
  readonly noticeDelivery: NoticeDelivery;
  /** Parameters of the job's kind. */
  readonly order?: unknown;
}

export interface ChunkOutcome {
  readonly imported: number;
  readonly failed: number;
  readonly problems: readonly RowProblem[];
}

/** A kind of job that processes rows. @typeParam Before result of `before` */
export interface JobKind<Before = unknown> {
  /**
   * Maximum of rows per transaction; between two of them other requests run, and the job can be stopped. Without `before`
   * it begins with fewer and takes as many as are done quickly.
   */
  readonly chunk: number;
  /** Whether a job processes all its rows in one transaction. */
  readonly isAllOrNone?: (context: JobContext) => boolean;
  /**
   * Tables that the job fills. They are analysed, because PostgreSQL caches a plan for foreign keys that scans a
   * table that was small at the time.
   */
  readonly tables: readonly PgTable[];
  /**
   * Slow work before the transaction, such as rendering. Repeated if the process dies before the rows are counted.
   */
  before?(
    db: Database,
    rows: readonly (readonly string[])[],
    first: number,
    context: JobContext,
  ): Promise<Before>;
  /**
   * Processes some rows in the transaction that also counts them as done, so that no row is imported twice or in part
   * if the process dies. An error rolls back the transaction, not the job.
   *
   * @param first row number of the first row
   */
  run(
    tx: Tx,
    rows: readonly (readonly string[])[],
    first: number,
    context: JobContext,
    before: Before,
  ): Promise<ChunkOutcome>;
}
