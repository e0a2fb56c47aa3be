import type { Client } from 'pg';
import type { ConstructorOptions, PgBoss } from 'pg-boss';

type QueueDatabase = NonNullable<ConstructorOptions['db']>;

/** The only queue: the table `job` has the work, the queue assigns it to processes. */
export const QUEUE = 'work';
export const SCHEMA = 'jobs';

/** Seconds without a heartbeat after which a process is considered dead and its jobs are reassigned. */
const HEARTBEAT_SECONDS = 10;
/** Maximum of retries after an error or the death of the process. */
export const RETRY_LIMIT = 5;

const queue = {
  retryLimit: RETRY_LIMIT,
  retryDelay: 0,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 6 * 3600,
  deleteAfterSeconds: 7 * 86_400,
} as const;

/** Compared at each start: a changed version or queue runs `prepareQueue` again. */
export const queueState = JSON.stringify({ version: '12.35.0', queue, SCHEMA });

/** Imported lazily, because most starts find the schema prepared. */
async function createBoss(options: ConstructorOptions): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  return new Boss({ schema: SCHEMA, schedule: false, ...options });
}

/**
 * Creates or migrates the queue's schema, as the owner of the database.
 *
 * @param worker role that uses the queue, as an SQL identifier
 */
export async function prepareQueue(client: Client, worker: string): Promise<void> {
  const db: QueueDatabase = { executeSql: (text, values) => client.query(text, values) };
  const { rows } = await client.query('SELECT to_regnamespace($1) IS NULL AS missing', [SCHEMA]);
  const queueCreator = await createBoss({
    db,
    migrate: true,
    createSchema: rows[0]?.missing,
    supervise: false,
  });
  await queueCreator.start();
  try {
    const current = await queueCreator.getQueue(QUEUE);
    if (!current) await queueCreator.createQueue(QUEUE, queue);
  } finally {
    await queueCreator.stop({ graceful: false });
  }
  // Only the system role may access these rows; their tenant is in the table `job`.
  await client.query(`
    GRANT USAGE ON SCHEMA ${SCHEMA} TO ${worker};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${SCHEMA} TO ${worker};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${SCHEMA} TO ${worker};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${SCHEMA} TO ${worker}`);
}

/** Seconds between two checks for jobs whose process has died. */
const SUPERVISE_SECONDS = 2;

/** Starts the queue on the server's connection pool. */
export const openQueue = (db: QueueDatabase): Promise<PgBoss> =>
  createBoss({
    db,
    migrate: false,
    createSchema: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
