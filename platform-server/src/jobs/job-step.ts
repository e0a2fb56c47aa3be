import { eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { job } from '../db/schema';
import { type ChunkSize, firstChunk, fixedChunk } from './chunk-size';
import type { JobContext, JobKind } from './kinds';

/** Maximum of stored problems, enough for all rows of the largest workbook; beyond it they are only counted. */
const MAX_PROBLEMS = 10_000;

/** The heading is row 1. */
const FIRST_ROW = 2;

export type Row = typeof job.$inferSelect;

const jobContextOf = ({ context, ...row }: Row): JobContext => {
  const { notices: noticeDelivery, ...rest } = context;
  const jobOwner = { tenantId: row.tenantId, organId: row.organId, accountId: row.createdBy };
  return { ...rest, ...jobOwner, noticeDelivery } as JobContext;
};

export function firstSize(kind: JobKind, row: Row): ChunkSize {
  if (kind.isAllOrNone?.(jobContextOf(row))) return fixedChunk(row.input?.length ?? 0);
  return kind.before ? fixedChunk(kind.chunk) : firstChunk(kind.chunk);
}

interface Chunk {
  /** Number of the job's rows before it. */
  readonly from: number;
  readonly size: number;
}

/** Result of the kind's `before` for the next rows. */
export async function makeResult(
  db: Database,
  kind: JobKind,
  row: Row,
  { from, size }: Chunk,
): Promise<unknown> {
  const rows = row.input?.slice(from, from + size) ?? [];
  return kind.before?.(db, rows, from + FIRST_ROW, jobContextOf(row));
}

/**
 * Processes one chunk. The row's lock and its count decide where to continue, so that each chunk is processed once
 * even if two processes have the same job (one was considered dead).
 *
 * @param chunk its `from` is what was done when `before` ran
 * @returns number of rows done, null if nothing remains
 */
export async function step(
  tx: Tx,
  kind: JobKind,
  row: Row,
  { from, size, before }: Chunk & { readonly before: unknown },
): Promise<number | null> {
  const { id, input } = row;
  const [locked] = await tx
    .select({ state: job.state, done: job.done })
    .from(job)
    .where(eq(job.id, id))
    .for('update');
  if (locked?.state !== 'running' || !input) return null;
  // another process did these rows meanwhile, so the prepared result is useless
  if (kind.before && locked.done !== from) return locked.done;
  const jobContext = jobContextOf(row);
  const rows = input.slice(locked.done, locked.done + size);
  const outcome = await kind.run(tx, rows, locked.done + FIRST_ROW, jobContext, before);
  const done = locked.done + rows.length;
  const isLast = done >= input.length;
  await tx
    .update(job)
    .set({
      done,
      imported: sql`${job.imported} + ${outcome.imported}`,
      failed: sql`${job.failed} + ${outcome.failed}`,
      updatedAt: sql`now()`,
      ...(outcome.problems.length > 0 && {
        problems: sql`CASE WHEN jsonb_array_length(${job.problems}) >= ${MAX_PROBLEMS} THEN ${job.problems}
          ELSE ${job.problems} || ${JSON.stringify(outcome.problems)}::jsonb END`,
      }),
      ...(isLast && { state: 'done' as const, finishedAt: sql`now()`, input: null }),
    })
    .where(eq(job.id, id));
  return isLast ? null : done;
}
