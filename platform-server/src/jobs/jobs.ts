import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type { Database, Tx } from '../db/database';
import { job } from '../db/schema';
import type { JobContext, JobKind } from './kinds';
import { openQueue, QUEUE, RETRY_LIMIT } from './queue';
import { failJob, runJob } from './run-job';

/** Seconds between two polls of the queue; jobs submitted in this process start at once. */
const POLL_SECONDS = 2;
/** Minutes within which the same file is treated as a retry of the same job. */
const DUPLICATE_MINUTES = 10;

export type JobRow = typeof job.$inferSelect;

export interface NewJob {
  readonly kind: string;
  readonly rows: readonly (readonly string[])[];
  /** Content of the uploaded file. */
  readonly file: Uint8Array;
  readonly context: JobContext;
}

/** Writes further rows in the transaction that creates the job. */
export type WriteWithJob = (tx: Tx, createdJob: JobRow) => Promise<void>;

export interface Jobs {
  /**
   * Queues a job; the same file of the same person within minutes returns the existing job.
   *
   * @param writeWithJob writes further rows for a new job; if it throws, no job is created
   */
  submit(work: NewJob, writeWithJob?: WriteWithJob): Promise<JobRow>;
  /** The existing job that `submit` would return; null if it would create one. */
  findExisting(work: Omit<NewJob, 'rows'>): Promise<JobRow | null>;
  /** Starts polling the queue, including jobs of other processes. */
  start(): Promise<void>;
  /** Returns running jobs to the queue, each after its current chunk. */
  stop(): Promise<void>;
}

const digestOf = ({ kind, file, context }: Omit<NewJob, 'rows'>): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, context.tenantId, context.organId, context.accountId]))
    .update(file)
    .digest('hex');

async function findDuplicateJob(tx: Tx, digest: string): Promise<JobRow | null> {
  const [existingJob] = await tx
    .select()
    .from(job)
    .where(
      and(
        eq(job.digest, digest),
        inArray(job.state, ['queued', 'running', 'done']),
        sql`${job.createdAt} > now() - make_interval(mins => ${DUPLICATE_MINUTES})`,
      ),
    )
    .orderBy(desc(job.createdAt))
    .limit(1);
  return existingJob ?? null;
}

type Warn = (fields: object, text: string) => void;

export function createJobs(
  db: Database,
  kinds: Readonly<Record<string, JobKind>>,
  warn: Warn = () => {},
): Jobs {
  let opening: Promise<{ boss: PgBoss; worker: string }> | null = null;
  let stopping = false;
  const running = new Set<Promise<void>>();
  const executor = {
    executeSql: (text: string, values?: unknown[]) => db.pool.query(text, values),
  };

  async function startWorker(
    boss: PgBoss,
    { data, retryCount }: { data: { id: string }; retryCount: number },
  ) {
    try {
      const isOver = await runJob(db, kinds, data.id, () => stopping);
      if (!isOver) await boss.send(QUEUE, data);
    } catch (error) {
      const { name, code } = error as Error & { code?: string };
      warn({ job: data.id, reason: code ?? name }, 'a job failed');
      if (retryCount >= RETRY_LIMIT) await failJob(db, data.id);
      throw error;
    }
  }

  async function openJobs() {
    const boss = await openQueue(executor);
    boss.on('error', ({ name }: Error) => warn({ reason: name }, 'the queue of jobs failed'));
    await boss.start();
    const options = { pollingIntervalSeconds: POLL_SECONDS, includeMetadata: true } as const;
    const worker = await boss.work<{ id: string }>(QUEUE, options, async ([first]) => {
      if (!first) return;
      const done = startWorker(boss, first);
      const settled = done.catch(() => {});
      running.add(settled);
      await done.finally(() => running.delete(settled));
    });
    return { boss, worker };
  }

  const openOnce = () => {
    opening ??= openJobs();
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };

  return {
    async submit({ kind, rows, file, context }, writeWithJob) {
      const { boss, worker } = await openOnce();
      const { tenantId, organId, accountId, noticeDelivery, ...rest } = context;
      const digest = digestOf({ kind, file, context });
      const { fromDrizzle } = await import('pg-boss');
      const row = await db.withSystem(async (tx) => {
        await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${digest}, 0))`);
        const existingJob = await findDuplicateJob(tx, digest);
        if (existingJob) return existingJob;
        const [inserted] = await tx
          .insert(job)
          .values({
            tenantId,
            organId,
            createdBy: accountId,
            kind,
            total: rows.length,
            input: rows,
            context: { ...rest, notices: noticeDelivery },
            digest,
          })
          .returning();
        if (!inserted) throw new Error('the job was not stored');
        await writeWithJob?.(tx, inserted);
        // In the same transaction, since a job that is not queued would wait forever.
        await boss.send(QUEUE, { id: inserted.id }, { db: fromDrizzle(tx, sql) });
        return inserted;
      });
      boss.notifyWorker(worker);
      return row;
    },
    findExisting: (work) => db.withSystem((tx) => findDuplicateJob(tx, digestOf(work))),
    async start() {
      await openOnce();
    },
    async stop() {
      stopping = true;
      const current = await opening?.catch(() => null);
      if (!current) return;
      await Promise.all(running);
      await current.boss.stop({ graceful: false });
    },
  };
}
