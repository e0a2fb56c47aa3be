import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { grantStatements } from './grants';

/** Any fixed number: all processes of this product wait for the same lock. */
const MIGRATION_LOCK = 7_203_114;

const roleStatement = (role: string): string => `
DO $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = '${role}') THEN
    CREATE ROLE ${role} NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
GRANT ${role} TO CURRENT_USER;
GRANT USAGE ON SCHEMA public TO ${role};`;

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
    for (const role of ['edu_app', 'edu_system']) await client.query(roleStatement(role));
    await runMigrations(drizzle(client), { migrationsFolder: folder });
    await client.query(grantStatements().join(';'));
    const seeded = await seed(client);
    // The embedded database has nobody else to count its rows for the planner and mark its pages.
    if (seeded) await client.query('VACUUM ANALYZE');
    return { seeded };
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    await client.end();
  }
}
