import type { Locale } from '@edu/shared-utility/contract';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../db/database';
import type { NoticeDelivery } from '../domain/account/notices';

export interface RowProblem {
  /** As the person sees it: 1 is the heading. */
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

/** Whom the trail names, and how people are told. */
export interface JobContext {
  readonly tenantId: string;
  readonly organId: string | null;
  readonly accountId: string;
  readonly ip: string;
  readonly locale: Locale;
  readonly notices: NoticeDelivery;
  /** What its kind has to know besides. */
  readonly order?: unknown;
}

export interface ChunkOutcome {
  readonly imported: number;
  readonly failed: number;
  readonly problems: readonly RowProblem[];
}

/** A kind of work on rows. @typeParam Before what it does of them before their transaction */
export interface JobKind<Before = unknown> {
  /** Rows of one transaction: between two of them others get their turn, and the work may be stopped. */
  readonly chunk: number;
  /** Whether all rows of a job are one transaction. */
  readonly isWhole?: (context: JobContext) => boolean;
  /**
   * Tables that the work fills. PostgreSQL remembers how it looks up foreign keys: what was small
   * then is read whole for each new row until somebody counts it again.
   */
  readonly fills: readonly PgTable[];
  /**
   * What takes long and needs no transaction, such as drawing. Done again where the process dies before the rows are
   * counted.
   */
  before?(
    db: Database,
    rows: readonly (readonly string[])[],
    first: number,
    context: JobContext,
  ): Promise<Before>;
  /**
   * Works on some rows inside the transaction that also counts them as done, so that a process that
   * dies leaves no row half or twice imported. What it throws ends the transaction, not the job.
   *
   * @param first row number of the first one
   */
  run(
    tx: Tx,
    rows: readonly (readonly string[])[],
    first: number,
    context: JobContext,
    before: Before,
  ): Promise<ChunkOutcome>;
}
