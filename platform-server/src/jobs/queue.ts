import type { Client } from 'pg';
import type { ConstructorOptions, PgBoss } from 'pg-boss';

type QueueDatabase = NonNullable<ConstructorOptions['db']>;

/** The one queue: what is to be done is in the table `job`, the queue says who does it. */
export const QUEUE = 'work';
export const SCHEMA = 'jobs';

/** A process that sends no sign of life for so long has died; the next one takes its work over. */
const HEARTBEAT_SECONDS = 10;
/** Work that has ended so many processes is given up. */
export const RETRY_LIMIT = 5;

const queue = {
  retryLimit: RETRY_LIMIT,
  retryDelay: 0,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 6 * 3600,
  deleteAfterSeconds: 7 * 86_400,
} as const;

/** Part of the state that a start compares: another version or queue runs the step below again. */
export const queueState = JSON.stringify({ version: '12.35.0', queue, SCHEMA });

/** Loaded when it is needed: most starts find the schema made. */
async function boss(options: ConstructorOptions): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  return new Boss({ schema: SCHEMA, schedule: false, ...options });
}

/**
 * Makes or brings up to date the queue's schema, as the owner of the database.
 *
 * @param worker the role that works in it, as an identifier of SQL
 */
export async function prepareQueue(client: Client, worker: string): Promise<void> {
  const db: QueueDatabase = { executeSql: (text, values) => client.query(text, values) };
  const { rows } = await client.query('SELECT to_regnamespace($1) IS NULL AS missing', [SCHEMA]);
  const maker = await boss({ db, migrate: true, createSchema: rows[0]?.missing, supervise: false });
  await maker.start();
  try {
    const current = await maker.getQueue(QUEUE);
    if (!current) await maker.createQueue(QUEUE, queue);
  } finally {
    await maker.stop({ graceful: false });
  }
  // Its rows belong to the system role alone; whose they are is in our own table.
  await client.query(`
    GRANT USAGE ON SCHEMA ${SCHEMA} TO ${worker};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${SCHEMA} TO ${worker};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${SCHEMA} TO ${worker};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${SCHEMA} TO ${worker}`);
}

/** Seconds between two looks for work whose process has died. */
const SUPERVISE_SECONDS = 2;

/** The queue at work, over the server's own pool. */
export const openQueue = (db: QueueDatabase): Promise<PgBoss> =>
  boss({
    db,
    migrate: false,
    createSchema: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
