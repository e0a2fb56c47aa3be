import { readMigrationFiles } from 'drizzle-orm/migrator';
import { NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { prepareQueue } from '../jobs/queue';
import { advisoryLocks } from './advisory-locks';
import { checkMigrationDate } from './check-migration-date';
import { checkPolicies } from './check-policies';
import { checkSharedRoles } from './check-shared-roles';
import { retireFormerRoles } from './former-roles';
import { grantStatements } from './grants';
import { ensureRoles } from './make-roles';
import { isInState, readJournal, wantedState } from './migration-journal';
import { addRolesToPolicies } from './policies';
import { identifier, type Roles, rolesOf, withRoles } from './roles';

/** Runs the generated SQL, with this database's roles in place of the placeholders. */
async function runMigrations(client: pg.Client, folder: string, roles: Roles): Promise<void> {
  const dialect = new PgDialect();
  const migrations = readMigrationFiles({ migrationsFolder: folder }).map((meta) => ({
    ...meta,
    sql: meta.sql.map((statement) => withRoles(statement, roles)),
  }));
  const session = new NodePgSession<Record<string, never>, Record<string, never>>(
    client,
    dialect,
    undefined,
  );
  await dialect.migrate(migrations, session, { migrationsFolder: folder });
}

/** Creates or updates roles, tables, policies, grants and the job queue. */
export async function applySchema(client: pg.Client, folder: string, roles: Roles): Promise<void> {
  await ensureRoles(client, roles);
  await addRolesToPolicies(client, roles);
  await runMigrations(client, folder, roles);
  await client.query(grantStatements(roles).join(';'));
  await prepareQueue(client, identifier(roles.system));
}

/** Retires roles of older versions, and logs those that have to stay. */
async function retireOldRoles(client: pg.Client, roles: Roles): Promise<void> {
  const retained = await retireFormerRoles(client, roles);
  if (retained.length === 0) return;
  console.log(
    `The roles ${retained.join(', ')} keep rights in this database: the next start beside which no process of a former version and no long transaction is at work takes them away.`,
  );
}

export interface MigrationResult {
  /** The result of `seed`, for the caller that starts the server. */
  readonly seeded: boolean;
  /** The roles to work as. */
  readonly roles: Roles;
}

/**
 * Brings the database up to date as its owner: roles, migrations, grants, then `seed`. One process does it at a time;
 * others wait for the advisory lock and find everything done.
 */
export async function migrate(
  connection: pg.ClientConfig,
  folder: string,
  seed: (client: pg.Client) => Promise<boolean>,
): Promise<MigrationResult> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migration]);
    const journal = await readJournal(folder);
    await checkMigrationDate(client, journal);
    const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
    const roles = rolesOf(rows[0]?.name ?? '');
    const state = wantedState(journal, roles);
    if (!(await isInState(client, state, roles))) {
      // Checked before anything is granted.
      await checkSharedRoles(client, roles);
      await applySchema(client, folder, roles);
      // Stored as a comment, not as a row, so that it is not copied with the rows to another database.
      await client.query(`COMMENT ON TABLE server_setting IS '${state}'`);
    }
    await checkPolicies(client, roles);
    await retireOldRoles(client, roles);
    const seeded = await seed(client);
    // The embedded database has no autovacuum to collect statistics and mark pages as visible.
    if (seeded) await client.query('VACUUM ANALYZE');
    return { seeded, roles };
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [advisoryLocks.migration]).catch(() => {});
    await client.end();
  }
}
