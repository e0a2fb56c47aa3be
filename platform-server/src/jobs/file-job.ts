import type { z } from 'zod';
import type { Database } from '../db/database';
import { type fileParameters, partKey } from '../files/file-parts';
import type { FileStorage } from '../files/storage';
import type { JobContext, JobKind, RowProblem } from './kinds';

/** The heading is row 1. */
const FIRST_ROW = 2;

/** A part of the job's file, made from some of its rows. */
interface Part {
  readonly bytes: Uint8Array;
  /** Number of rows that it contains; the others failed. */
  readonly rowCount: number;
  readonly problems?: readonly RowProblem[];
}

interface FileJobOptions<Order> {
  readonly storage: FileStorage;
  /** Rows per part, which is held in memory. */
  readonly chunk: number;
  readonly order: z.ZodType<Order>;
  /** @param from number of the job's rows before these */
  make(
    db: Database,
    ids: readonly string[],
    from: number,
    context: JobContext & { readonly order: Order },
  ): Promise<Part>;
}

/** A job that writes a file in parts, each before its rows are counted as done; each row is an id. */
export const fileJob = <Order extends z.output<typeof fileParameters>>({
  storage,
  chunk,
  order: orderOf,
  make,
}: FileJobOptions<Order>): JobKind<Omit<Part, 'bytes'>> => ({
  chunk,
  tables: [],
  async before(db, rows, first, context) {
    const order = orderOf.parse(context.order);
    const ids = rows.flatMap(([id]) => (id ? [id] : []));
    const from = first - FIRST_ROW;
    const { bytes, ...part } = await make(db, ids, from, { ...context, order });
    await storage.write(partKey(order.parts, from), bytes);
    return part;
  },
  run: async (_, rows, __, ___, { rowCount, problems = [] }) => ({
    imported: rowCount,
    failed: rows.length - rowCount,
    problems,
  }),
});
