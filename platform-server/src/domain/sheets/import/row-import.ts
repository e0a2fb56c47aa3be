import type { PgTable } from 'drizzle-orm/pg-core';
import { inSavepoint, type Tx } from '../../../db/database';
import type { ChunkOutcome, JobContext, JobKind } from '../../../jobs/kinds';
import type { SheetKind } from './sheet-kind';
import { takenAt, validateRows } from './validate-rows';

/** What the job is told besides its rows: how far the person who started it reached then. */
export interface ImportOrder {
  /** All of them or none. */
  readonly whole: boolean;
  readonly branches: readonly string[] | null;
  readonly homeBranchId: string | null;
}

type Rows = readonly (readonly string[])[];

async function importRows<R extends object>(
  kind: SheetKind<R>,
  tx: Tx,
  rows: Rows,
  first: number,
  jobContext: JobContext,
): Promise<ChunkOutcome> {
  const { branches, homeBranchId } = jobContext.order as ImportOrder;
  const { tenantId, organId, locale } = jobContext;
  const scope = { tenantId, organId: organId ?? '', branches, homeBranchId, locale };
  const { good, problems, filled } = await validateRows(kind, tx, rows, first, scope);
  const stored = good.length > 0 ? await kind.store(tx, good, jobContext) : new Set<number>();
  const late = good.filter(({ row }) => !stored.has(row));
  const [column] = kind.unique;
  return {
    imported: stored.size,
    failed: filled - stored.size,
    problems: [
      ...problems,
      ...late.flatMap(({ row }) => (column ? [takenAt(kind, column, row, locale)] : [])),
    ],
  };
}

/** Ends the savepoint of an import that is all or nothing. */
class NotWhole extends Error {
  constructor(readonly outcome: ChunkOutcome) {
    super('not every row can be stored');
  }
}

/** Rows of which, where `whole` says so, one that fails keeps out all. */
export async function allOrNone(
  tx: Tx,
  whole: boolean,
  work: (tx: Tx) => Promise<ChunkOutcome>,
): Promise<ChunkOutcome> {
  try {
    return await inSavepoint(tx, async () => {
      const outcome = await work(tx);
      if (whole && outcome.failed > 0) throw new NotWhole(outcome);
      return outcome;
    });
  } catch (error) {
    if (!(error instanceof NotWhole)) throw error;
    const { imported, failed, problems } = error.outcome;
    return { imported: 0, failed: imported + failed, problems };
  }
}

/**
 * People from a workbook; one that is all or nothing is done in one step.
 *
 * @param fills tables that `store` writes
 */
export const rowImport = <R extends object>(
  kind: SheetKind<R>,
  fills: readonly PgTable[],
): JobKind => ({
  chunk: 500,
  isWhole: ({ order }) => (order as ImportOrder).whole,
  fills,
  run: (tx, rows, first, jobContext) =>
    allOrNone(tx, (jobContext.order as ImportOrder).whole, (t) =>
      importRows(kind, t, rows, first, jobContext),
    ),
});
