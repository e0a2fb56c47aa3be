import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { job } from '../db/schema';
import { firstSize, makeResult, type Row, step } from './job-step';
import type { JobKind } from './kinds';

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
