import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { prepareQueue, queueState } from '../jobs/queue';
import { StartupError } from '../startup-error';
import { checkAge, checkNeighbours, checkWalls } from './check-walls';
import { grantStatements } from './grants';

/** Any fixed number: all processes of this product wait for the same lock. */
const MIGRATION_LOCK = 7_203_114;

const ROLES = ['edu_app', 'edu_system'];

/** What another process of this cluster has created in the meantime. */
const EXISTS = ['42710', '23505'];

const FORBIDDEN = '42501';

async function currentUser(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('SELECT current_user AS name');
  return rows[0]?.name ?? '';
}

async function mayNotMakeRoles(client: pg.Client): Promise<StartupError> {
  const roles = ROLES.join(', ');
  return new StartupError(
    `The user of DATABASE_URL can neither make the roles ${roles} nor work as them: let an administrator run ${ROLES.map((role) => `CREATE ROLE ${role};`).join(' ')} GRANT ${roles} TO "${await currentUser(client)}"; in this cluster (only the GRANT where the roles are there).`,
  );
}

async function isMember(client: pg.Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_roles WHERE rolname = $1 AND pg_has_role(current_user, oid, 'MEMBER')`,
    [role],
  );
  return rowCount === 1;
}

/** Roles belong to the cluster, not to the database: a restored one may come without them. */
async function ensureRole(client: pg.Client, role: string): Promise<void> {
  const refused = async (error: pg.DatabaseError): Promise<void> => {
    if (EXISTS.includes(error.code ?? '')) return;
    if (error.code !== FORBIDDEN) throw error;
    // An administrator has made the roles and granted them: nothing is left to do.
    if (!(await isMember(client, role))) throw await mayNotMakeRoles(client);
  };
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${role} NOLOGIN`).catch(refused);
  await client.query(`GRANT ${role} TO CURRENT_USER`).catch(refused);
  await client.query(`GRANT USAGE ON SCHEMA public TO ${role}`);
}

interface Journal {
  readonly text: string;
  /** When the newest migration was generated. */
  readonly newest: number;
}

async function readJournal(folder: string): Promise<Journal> {
  const text = await readFile(join(folder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(text) as { entries: { when: number }[] };
  return { text, newest: Math.max(...entries.map(({ when }) => when)) };
}

/** What this code would make of the database: a hash of the migrations' journal and of who may do what. */
function wantedState({ text }: Journal): string {
  return createHash('sha256')
    .update(text)
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
    const journal = await readJournal(folder);
    await checkAge(client, journal.newest);
    // Before anything is granted.
    await checkNeighbours(client, ROLES);
    const state = wantedState(journal);
    if (!(await isInState(client, state))) await bringTo(client, folder, state);
    await checkWalls(client);
    const seeded = await seed(client);
    // The embedded database has nobody else to count its rows for the planner and mark its pages.
    if (seeded) await client.query('VACUUM ANALYZE');
    return { seeded };
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    await client.end();
  }
}
