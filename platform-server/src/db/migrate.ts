import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { prepareQueue, queueState } from '../jobs/queue';
import { grantStatements } from './grants';

/** Any fixed number: all processes of this product wait for the same lock. */
const MIGRATION_LOCK = 7_203_114;

const ROLES = ['edu_app', 'edu_system'];

/** What another process of this cluster has created in the meantime. */
const EXISTS = ['42710', '23505'];

/** Roles belong to the cluster, not to the database: a restored one may come without them. */
async function ensureRole(client: pg.Client, role: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  if (rowCount === 0) {
    await client.query(`CREATE ROLE ${role} NOLOGIN`).catch((error: pg.DatabaseError) => {
      if (!EXISTS.includes(error.code ?? '')) throw error;
    });
  }
  await client.query(`GRANT ${role} TO CURRENT_USER; GRANT USAGE ON SCHEMA public TO ${role}`);
}

/** What this code would make of the database: a hash of the migrations' journal and of who may do what. */
async function wantedState(folder: string): Promise<string> {
  const journal = await readFile(join(folder, 'meta/_journal.json'));
  return createHash('sha256')
    .update(journal)
    .update(grantStatements().join(';'))
    .update(queueState)
    .digest('hex');
}

/** True when a start before left the database so, and its roles came along. */
async function isInState(client: pg.Client, state: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT WHERE obj_description(to_regclass('server_setting'), 'pg_class') = $1 AND
      (SELECT count(*) FROM pg_roles
        WHERE rolname = ANY($2) AND pg_has_role(current_user, oid, 'MEMBER')) = $3`,
    [state, ROLES, ROLES.length],
  );
  return rowCount === 1;
}

async function bringTo(client: pg.Client, folder: string, state: string): Promise<void> {
  for (const role of ROLES) await ensureRole(client, role);
  await runMigrations(drizzle(client), { migrationsFolder: folder });
  await client.query(grantStatements().join(';'));
  await prepareQueue(client);
  // A comment is no row: it stays behind when the rows are copied to another database.
  await client.query(`COMMENT ON TABLE server_setting IS '${state}'`);
}

export interface MigrationResult {
  /** What `seed` returned, for the caller that starts the server. */
  readonly seeded: boolean;
}

/**
 * Brings the database up to date as its owner: roles, migrations, grants, then `seed`. One process
 * does it at a time; the others wait for the advisory lock and find everything done.
 */
export async function migrate(
  connection: pg.ClientConfig,
  folder: string,
  seed: (client: pg.Client) => Promise<boolean>,
): Promise<MigrationResult> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const state = await wantedState(folder);
    if (!(await isInState(client, state))) await bringTo(client, folder, state);
    const seeded = await seed(client);
    // The embedded database has nobody else to count its rows for the planner and mark its pages.
    if (seeded) await client.query('VACUUM ANALYZE');
    return { seeded };
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    await client.end();
  }
}
