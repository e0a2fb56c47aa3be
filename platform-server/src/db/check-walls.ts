import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { StartupError } from '../startup-error';
import * as schema from './schema';

/** Each policy that the schema wants, as `table.policy`. */
const wanted = (): string[] =>
  Object.values<unknown>(schema)
    .filter((one): one is PgTable => is(one, PgTable))
    .map(getTableConfig)
    .flatMap(({ name, policies }) => policies.map((policy) => `${name}.${policy.name}`));

const PRESENT = `
  SELECT c.relname || '.' || p.polname AS policy FROM pg_policy p
  JOIN pg_class c ON c.oid = p.polrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relrowsecurity AND p.polroles <> '{0}'`;

/**
 * Whether row-level security stands as the migrations made it. A restore without the roles leaves all
 * rows and no policy, and says so only among its messages. Throws StartupError.
 */
export async function checkWalls(client: pg.Client): Promise<void> {
  const policies = wanted();
  const { rows } = await client.query<{ policy: string }>(PRESENT);
  const present = new Set(rows.map(({ policy }) => policy));
  const missing = policies.filter((policy) => !present.has(policy));
  if (missing.length === 0) return;
  throw new StartupError(
    `The database lacks ${missing.length} of its ${policies.length} row-security policies (${missing[0]}), as after a restore without the roles edu_app and edu_system: make the roles, then restore the dump again into an empty database, as docs/operations.md says under "Backup and restore".`,
  );
}

/** Refuses a database that a newer version has changed: this one does not know what its tables mean. */
export async function checkAge(client: pg.Client, newestKnown: number): Promise<void> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`,
  );
  if (!found[0]?.there) return;
  const { rows } = await client.query<{ newest: string | null }>(
    'SELECT max(created_at)::text AS newest FROM drizzle.__drizzle_migrations',
  );
  const newest = Number(rows[0]?.newest ?? 0);
  if (newest <= newestKnown) return;
  throw new StartupError(
    `The database was changed by a newer version of this server (its migration of ${new Date(newest).toISOString()} is not known here): start that version, or restore a backup from before it.`,
  );
}

const SHARERS = `
  SELECT d.datname AS name FROM pg_shdepend s
  JOIN pg_database d ON d.oid = s.dbid JOIN pg_roles o ON o.oid = d.datdba
  WHERE s.refclassid = 'pg_authid'::regclass AND d.datname <> current_database()
    AND s.refobjid IN (SELECT oid FROM pg_roles WHERE rolname = ANY($1))
    AND o.rolname <> current_user AND NOT o.rolsuper
  LIMIT 1`;

/**
 * Refuses a cluster in which somebody else's database works with the same roles: roles belong to the
 * cluster, and whoever may work as one of them in one database may do so in every other.
 */
export async function checkNeighbours(client: pg.Client, roles: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(SHARERS, [roles]);
  const [neighbour] = rows;
  if (!neighbour) return;
  throw new StartupError(
    `The database "${neighbour.name}" of this cluster belongs to another user and works with the same roles ${roles.join(' and ')}, so that each could read the other's data: use a cluster of its own for one of them, or let one user own both.`,
  );
}
