import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../db/database';
import { job } from '../db/schema';
import { type ChunkSize, firstChunk, fixedChunk } from './chunk-size';
import type { JobContext, JobKind } from './kinds';

/** Maximum of stored problems, enough for all rows of the largest workbook; beyond it they are only counted. */
const MAX_PROBLEMS = 10_000;
/** The heading is row 1. */
const FIRST_ROW = 2;

type Row = typeof job.$inferSelect;

/** Marks a job as running; null if it has ended or was cancelled. */
async function begin(db: Database, id: string): Promise<Row | null> {
  return db.withSystem(async (tx) => {
    const [row] = await tx
      .update(job)
      .set({
        state: 'running',
        startedAt: sql`coalesce(${job.startedAt}, now())`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(job.id, id), inArray(job.state, ['queued', 'running'])))
      .returning();
    return row ?? null;
  });
}

const jobContextOf = ({ context, ...row }: Row): JobContext => {
  const jobOwner = { tenantId: row.tenantId, organId: row.organId, accountId: row.createdBy };
  return { ...context, ...jobOwner } as JobContext;
};

function firstSize(kind: JobKind, row: Row): ChunkSize {
  if (kind.isAllOrNone?.(jobContextOf(row))) return fixedChunk(row.input?.length ?? 0);
  return kind.before ? fixedChunk(kind.chunk) : firstChunk(kind.chunk);
}

interface Chunk {
  /** Number of the job's rows before it. */
  readonly from: number;
  readonly size: number;
}

/** Result of the kind's `before` for the next rows. */
async function makeResult(
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
async function step(
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

/** Analyses the tables, which only their owner may do: the connection's login role. */
const recount = (db: Database, tables: readonly PgTable[]): Promise<void> =>
  db.withSystem(async (tx) => {
    if (tables.length === 0) return;
    await tx.execute(sql`SET LOCAL ROLE NONE`);
    await tx.execute(sql`ANALYZE ${sql.join([...tables], sql`, `)}`);
  });

/**
 * Runs a job until it is done or cancelled, or until `isStopping` returns true.
 *
 * @returns false if it was stopped and has to be continued elsewhere
 */
export async function runJob(
  db: Database,
  kinds: Readonly<Record<string, JobKind>>,
  id: string,
  isStopping: () => boolean,
): Promise<boolean> {
  const row = await begin(db, id);
  if (!row) return true;
  const kind = kinds[row.kind];
  if (!kind) throw new Error(`nobody knows jobs of the kind ${row.kind}`);
  let countedAt = 0;
  let from = row.done;
  let chunkSize = firstSize(kind, row);
  while (!isStopping()) {
    const chunk = { from, size: chunkSize.rows };
    const before = await makeResult(db, kind, row, chunk);
    let startTime = 0;
    const done = await db.withSystem((tx) => {
      // measured from here, since waiting for a busy database says nothing about the chunk
      startTime = performance.now();
      return step(tx, kind, row, { ...chunk, before });
    });
    if (done === null) return true;
    chunkSize = chunkSize.after(performance.now() - startTime);
    from = done;
    if (done >= 2 * countedAt) {
      await recount(db, kind.tables);
      countedAt = done;
    }
    // Lets requests run that arrived meanwhile.
    await setImmediate();
  }
  return false;
}

/** Fails a job after too many attempts. Completed rows stay and are counted. */
export async function failJob(db: Database, id: string): Promise<void> {
  await db.withSystem(async (tx) => {
    await tx
      .update(job)
      .set({ state: 'failed', finishedAt: sql`now()`, input: null })
      .where(and(eq(job.id, id), inArray(job.state, ['queued', 'running'])));
  });
}
