import type { PgTable } from 'drizzle-orm/pg-core';
import { inSavepoint, type Tx } from '../../../db/database';
import type { ChunkOutcome, JobContext, JobKind } from '../../../jobs/kinds';
import type { SheetKind } from './sheet-kind';
import { takenProblem, validateRows } from './validate-rows';

/** Job parameters, with the branches that the caller reached when the job was started. */
export interface ImportOrder {
  /** True to import all rows or none. */
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
  const notStored = good.filter(({ row }) => !stored.has(row));
  const [column] = kind.unique;
  return {
    imported: stored.size,
    failed: filled - stored.size,
    problems: [
      ...problems,
      ...notStored.flatMap(({ row }) => (column ? [takenProblem(kind, column, row, locale)] : [])),
    ],
  };
}

/** Rolls back the savepoint of an all-or-nothing import. */
class IncompleteImport extends Error {
  constructor(readonly outcome: ChunkOutcome) {
    super('not every row can be stored');
  }
}

/** Stores the rows; with `whole`, a single failing row prevents all. */
export async function allOrNone(
  tx: Tx,
  isAtomic: boolean,
  work: (tx: Tx) => Promise<ChunkOutcome>,
): Promise<ChunkOutcome> {
  try {
    return await inSavepoint(tx, async () => {
      const outcome = await work(tx);
      if (isAtomic && outcome.failed > 0) throw new IncompleteImport(outcome);
      return outcome;
    });
  } catch (error) {
    if (!(error instanceof IncompleteImport)) throw error;
    const { imported, failed, problems } = error.outcome;
    return { imported: 0, failed: imported + failed, problems };
  }
}

/**
 * The job that imports people from a workbook; an all-or-nothing import runs as one chunk.
 *
 * @param tables tables that `store` writes to
 */
export const rowImport = <R extends object>(
  kind: SheetKind<R>,
  tables: readonly PgTable[],
): JobKind => ({
  chunk: 500,
  isAllOrNone: ({ order }) => (order as ImportOrder).whole,
  tables,
  run: (tx, rows, first, jobContext) =>
    allOrNone(tx, (jobContext.order as ImportOrder).whole, (t) =>
      importRows(kind, t, rows, first, jobContext),
    ),
});
