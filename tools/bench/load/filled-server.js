import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { realPostgres } from '../../test/postgres.js';
import { startBareServer } from './server.js';

/** @param {string} directory @param {readonly string[]} statements */
async function fillEmbedded(directory, statements) {
  const engine = await PGlite.create(path.join(directory, 'postgres'));
  for (const statement of statements) await engine.exec(statement);
  await engine.close();
}

/** @param {string} url @param {readonly string[]} statements */
export async function fillPostgres(url, statements) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * @param {string} checkout
 * @param {string | null} url of a real PostgreSQL
 * @param {readonly string[]} statements
 * @param {(server: import('./server.js').BareServer, start: () => Promise<import('./server.js').BareServer>) =>
 *   Promise<void>} work
 *   with the way to another server on the same data
 */
export async function withFilled(checkout, url, statements, work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'edu-bench-'));
  try {
    const map = path.join(folder, 'importmap.json');
    writeFileSync(map, '{"imports":{}}');
    const data = path.join(folder, 'data');
    const env = { IMPORT_MAP: map, DATA_DIR: data, ...(url && { DATABASE_URL: url }) };
    // The first start creates the tables, and only one process may open the embedded database's files.
    await (await startBareServer(checkout, env)).stop();
    await (url ? fillPostgres(url, statements) : fillEmbedded(data, statements));
    const server = await startBareServer(checkout, env);
    await work(server, () => startBareServer(checkout, env)).finally(() => server.stop());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs the work on the embedded database, in the server's process, and on a real PostgreSQL, each with the demo data
 * and the rows of the statements.
 * @param {import('../main.js').Bench} bench
 * @param {readonly string[]} statements
 * @param {(server: import('./server.js').BareServer, database: string) => Promise<void>} work
 */
export async function onBothDatabases({ checkout, product, line }, statements, work) {
  await product.stop();
  await withFilled(checkout, null, statements, (server) => work(server, 'embedded'));
  const postgres = await realPostgres();
  if ('missing' in postgres) line('PostgreSQL', 'skipped', postgres.missing);
  else {
    try {
      await withFilled(checkout, postgres.url, statements, (server) => work(server, 'PostgreSQL'));
    } finally {
      postgres.stop();
    }
  }
  await product.start();
}
