import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { StartupError } from '../startup-error';
import { lockDataDirectory } from './embedded';
import { migrate } from './migrate';

/** Run as `node dist/server/copy-database.worker.js <data directory> <DATABASE_URL>`. */

/** Tables in order of their foreign keys, referenced ones first. */
const ORDER = `
  WITH RECURSIVE refers AS (
    SELECT DISTINCT c.conrelid AS tab, c.confrelid AS ref FROM pg_constraint c
    JOIN pg_namespace n ON n.oid = c.connamespace
    WHERE c.contype = 'f' AND n.nspname = 'public' AND c.conrelid <> c.confrelid
  ), depth AS (
    SELECT oid AS tab, 0 AS level FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    UNION
    SELECT r.tab, d.level + 1 FROM refers r JOIN depth d ON d.tab = r.ref
  )
  SELECT tab::regclass::text AS name FROM depth GROUP BY tab ORDER BY max(level), 1`;

/** Columns with sequences, which have to continue after the copied values. */
const COUNTERS = `
  SELECT table_name AS name, column_name AS column FROM information_schema.columns
  WHERE table_schema = 'public' AND column_default LIKE 'nextval(%'`;

const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '')}"`;

/**
 * Copies every row; rows that reference their own table are valid, since a statement's constraints are checked at its
 * end.
 */
async function copyInto(target: pg.Client, source: PGlite): Promise<number> {
  const existing = await target.query('SELECT 1 FROM tenant LIMIT 1');
  if (existing.rowCount) {
    throw new StartupError('The target database holds data already: name an empty one.');
  }
  const { rows: tables } = await target.query<{ name: string }>(ORDER);
  let copied = 0;
  await target.query('BEGIN');
  for (const { name } of tables) {
    const table = quoteIdentifier(name);
    const read = await source.query<{ rows: string | null }>(
      `SELECT json_agg(t)::text AS rows FROM ${table} t`,
    );
    const rows = read.rows[0]?.rows;
    if (!rows) continue;
    const { rowCount } = await target.query(
      `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`,
      [rows],
    );
    copied += rowCount ?? 0;
  }
  const { rows: counters } = await target.query<{ name: string; column: string }>(COUNTERS);
  for (const { name, column } of counters) {
    await target.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), max(${quoteIdentifier(column)})) FROM ${quoteIdentifier(name)}`,
      [name, column],
    );
  }
  await target.query('COMMIT');
  return copied;
}

async function main(): Promise<void> {
  const [directory, url] = process.argv.slice(2);
  if (!directory || !url) {
    throw new StartupError('Name the data directory and the address of the new database.');
  }
  const bundle = dirname(fileURLToPath(import.meta.url));
  const unlock = lockDataDirectory(resolve(directory));
  try {
    const source = await PGlite.create({ dataDir: join(resolve(directory), 'postgres') });
    let copied = 0;
    const migrations = resolve(bundle, '../../platform-server/drizzle');
    await migrate({ connectionString: url }, migrations, async (client) => {
      copied = await copyInto(client, source);
      return true;
    });
    await source.close();
    console.log(`Copied ${copied} rows.`);
  } finally {
    unlock();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  },
);
