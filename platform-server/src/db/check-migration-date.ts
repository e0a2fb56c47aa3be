import type pg from 'pg';
import { StartupError } from '../startup-error';

/** The migrations of the folder, by the times at which they were generated. */
export interface KnownMigrations {
  /** The first one, which creates all tables of an empty database. */
  readonly baseline: number;
  readonly newest: number;
}

/** The time of the newest migration that was applied; 0 for none. */
async function lastAppliedAt(client: pg.Client): Promise<number> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS "exists"`,
  );
  if (!tables[0]?.exists) return 0;
  const { rows } = await client.query<{ newest: string | null }>(
    'SELECT max(created_at)::text AS newest FROM drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0);
}

/**
 * Throws StartupError for a database changed by a newer version, whose tables this one does not know, and for one from
 * before the baseline, whose missing migrations the migrator would skip.
 */
export async function checkMigrationDate(
  client: pg.Client,
  knownMigrations: KnownMigrations,
): Promise<void> {
  const newest = await lastAppliedAt(client);
  const date = new Date(newest).toISOString();
  if (newest > knownMigrations.newest) {
    throw new StartupError(
      `The database was changed by a newer version of this server (its migration of ${date} is not known here): start that version, or restore a backup from before it.`,
    );
  }
  if (newest > 0 && newest < knownMigrations.baseline) {
    throw new StartupError(
      `The database was last changed by a former version of this server (its migration of ${date}), and this one no longer holds the migrations that followed: start the last version that holds them once, as CHANGELOG.md says, then this one.`,
    );
  }
}
