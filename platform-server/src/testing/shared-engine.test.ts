// embedded database only: a real PostgreSQL makes a database for each
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { shapeOf } from '../../../tools/test/snapshot.js';
import type { Database } from '../db/database';
import { openTestDatabase, postgresUrl, type TestDatabase } from './test-database';

const opened: TestDatabase[] = [];
async function open(): Promise<TestDatabase> {
  const database = await openTestDatabase();
  opened.push(database);
  return database;
}
const close = async (): Promise<void> => {
  for (const database of opened.splice(0)) await database.close();
};
afterEach(close);

const engineOf = ({ db }: TestDatabase) => db.pool.options.host;
const numberOf = async (db: Database, table: string): Promise<number> =>
  (
    await db.executeAsSystem<{ n: number }>(sql`SELECT count(*)::int AS n FROM ${sql.raw(table)}`)
  )[0]?.n ?? 0;

/** Runs a statement as the owner of the tables, such as creating a trigger. */
const asOwner = (db: Database, statement: string) =>
  db.withSystem(async (tx) => {
    await tx.execute(sql`SET LOCAL ROLE NONE`);
    await tx.execute(sql.raw(statement));
  });

const tables = ['limit_counter', 'tenant_domain', 'jobs.queue'];

it('a database begins with the demo data, whatever was written before', async () => {
  const firstServer = await open();
  const rowCounts = await Promise.all(tables.map((table) => numberOf(firstServer.db, table)));
  await firstServer.db.executeAsSystem(sql`DELETE FROM tenant_domain`);
  await firstServer.db.executeAsSystem(
    sql`INSERT INTO limit_counter (bucket, hits, expires_at) VALUES ('x', 1, now())`,
  );
  // leaves the engine's single session with another role and a changed setting
  await firstServer.db.executeAsSystem(sql`SET statement_timeout = 1234`);
  await close();
  const second = await open();
  expect(await Promise.all(tables.map((table) => numberOf(second.db, table)))).toEqual(rowCounts);
  const [{ role = '', timeout = '' } = {}] = await second.db.executeAsSystem<
    Record<string, string>
  >(sql`SELECT current_user AS role, current_setting('statement_timeout') AS timeout`);
  expect(role).toMatch(/^edu_system/);
  expect(timeout).not.toBe('1234ms');
});

it.each([
  ['changed in its place', `UPDATE tenant_domain SET domain = 'planted.' || domain`],
  [
    'replaced by as many others',
    `WITH gone AS (DELETE FROM tenant_domain RETURNING *)
      INSERT INTO tenant_domain (domain, tenant_id) SELECT 'planted.' || domain, tenant_id FROM gone`,
  ],
])('each row is restored, repeatedly, after it was %s', async (_, statement) => {
  const domains = async () => {
    const { db } = await open();
    const rows = await db.executeAsSystem<{ domain: string }>(
      sql`SELECT domain FROM tenant_domain ORDER BY domain`,
    );
    await asOwner(db, statement);
    const planted = await db.executeAsSystem(
      sql`SELECT 1 FROM tenant_domain WHERE domain LIKE 'planted.%'`,
    );
    expect(planted.length).toBe(rows.length);
    await close();
    return rows;
  };
  const domainsBefore = await domains();
  expect(domainsBefore.length).toBeGreaterThan(0);
  expect(await domains()).toEqual(domainsBefore);
  expect(await domains()).toEqual(domainsBefore);
});

/** Embedded only: on a real PostgreSQL each test gets a database. */
const onEmbedded = postgresUrl ? it.skip : it;

onEmbedded('the same engine serves again where rows were changed', async () => {
  const firstServer = engineOf(await open());
  await close();
  expect(engineOf(await open())).toBe(firstServer);
});

onEmbedded('another one serves where more was changed', async () => {
  const firstServer = await open();
  await asOwner(firstServer.db, 'CREATE TABLE planted (id int)');
  await close();
  expect(engineOf(await open())).not.toBe(engineOf(firstServer));
});

onEmbedded.each([
  'ALTER TABLE organ ADD planted int',
  'ALTER TABLE organ ALTER name SET DEFAULT 1',
  'ALTER TABLE organ DISABLE ROW LEVEL SECURITY',
  'ALTER POLICY tenant_wall ON organ USING (true)',
  'DROP POLICY tenant_wall ON organ',
  'GRANT SELECT ON session TO edu_app_postgres',
  'CREATE SCHEMA planted',
  'CREATE ROLE planted',
  'CREATE FUNCTION planted() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
  'CREATE TRIGGER planted BEFORE UPDATE ON organ EXECUTE FUNCTION suppress_redundant_updates_trigger()',
])('more than rows is: %s', async (statement) => {
  const client = new pg.Client((await open()).db.pool.options);
  await client.connect();
  await client.query('RESET ROLE');
  const shapeBefore = await shapeOf(client);
  await client.query('BEGIN');
  await client.query(statement);
  const changed = await shapeOf(client);
  await client.query('ROLLBACK');
  expect([changed === shapeBefore, await shapeOf(client)]).toEqual([false, shapeBefore]);
  await client.end();
});

onEmbedded('a second database beside it has an engine of its own', async () => {
  const [firstServer, secondServer] = [await open(), await open()];
  expect(engineOf(firstServer)).not.toBe(engineOf(secondServer));
  await firstServer.db.executeAsSystem(sql`DELETE FROM tenant_domain`);
  expect(await numberOf(secondServer.db, 'tenant_domain')).toBeGreaterThan(0);
});
