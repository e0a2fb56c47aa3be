import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../db/database';
import { job } from '../db/schema';
import type { JobContext, JobKind } from './kinds';

/** Problems that are kept, all of the largest workbook's rows; of more the rest is counted. */
const MAX_PROBLEMS = 10_000;
/** The heading is above the first row. */
const FIRST_ROW = 2;

type Row = typeof job.$inferSelect;

/** Takes up the work; null for one that is over or was cancelled. */
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

const aboutOf = ({ context, ...row }: Row): JobContext => {
  const who = { tenantId: row.tenantId, organId: row.organId, accountId: row.createdBy };
  return { ...context, ...who } as JobContext;
};

const sizeOf = (kind: JobKind, { input }: Row, about: JobContext): number =>
  kind.isWhole?.(about) ? (input?.length ?? 0) : kind.chunk;

/** What a kind does of the next rows before their transaction. */
async function prepared(db: Database, kind: JobKind, row: Row, done: number): Promise<unknown> {
  const about = aboutOf(row);
  const rows = row.input?.slice(done, done + sizeOf(kind, row, about)) ?? [];
  return kind.before?.(db, rows, done + FIRST_ROW, about);
}

/**
 * One chunk. The row's lock and its own count say where to go on: of two processes that hold the
 * same job (one that was thought dead) each chunk is done by one.
 *
 * @param at how many rows were done when this one was prepared
 * @returns how many rows are done by now, null when nothing is left to do
 */
async function step(
  tx: Tx,
  kind: JobKind,
  row: Row,
  { at, before }: { readonly at: number; readonly before: unknown },
): Promise<number | null> {
  const { id, input } = row;
  const [locked] = await tx
    .select({ state: job.state, done: job.done })
    .from(job)
    .where(eq(job.id, id))
    .for('update');
  if (locked?.state !== 'running' || !input) return null;
  // another process was here: what was prepared is of rows that are done
  if (kind.before && locked.done !== at) return locked.done;
  const about = aboutOf(row);
  const rows = input.slice(locked.done, locked.done + sizeOf(kind, row, about));
  const outcome = await kind.run(tx, rows, locked.done + FIRST_ROW, about, before);
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

/** Counts the tables again, as their owner, which the connection's login is. */
const recount = (db: Database, tables: readonly PgTable[]): Promise<void> =>
  db.withSystem(async (tx) => {
    if (tables.length === 0) return;
    await tx.execute(sql`SET LOCAL ROLE NONE`);
    await tx.execute(sql`ANALYZE ${sql.join([...tables], sql`, `)}`);
  });

/**
 * Works on a job until it is done, cancelled, or `isStopping` says so.
 *
 * @returns false when it was stopped and somebody else has to go on
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
  let at = row.done;
  while (!isStopping()) {
    const before = await prepared(db, kind, row, at);
    const done = await db.withSystem((tx) => step(tx, kind, row, { at, before }));
    if (done === null) return true;
    at = done;
    if (done >= 2 * countedAt) {
      await recount(db, kind.fills);
      countedAt = done;
    }
    // Requests that came meanwhile go first.
    await setImmediate();
  }
  return false;
}

/** Gives up what has failed too often. What was done stays done, and is counted. */
export async function failJob(db: Database, id: string): Promise<void> {
  await db.withSystem(async (tx) => {
    await tx
      .update(job)
      .set({ state: 'failed', finishedAt: sql`now()`, input: null })
      .where(and(eq(job.id, id), inArray(job.state, ['queued', 'running'])));
  });
}
