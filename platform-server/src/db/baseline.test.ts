// also on PostgreSQL: the migrator connects to a real database in another way to read its journal
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { bundle, dataImage } from '../testing/bundle';
import { administer } from '../testing/templates';
import { openTestDatabase, postgresUrl, root } from '../testing/test-database';
import { connectionTo } from './connection';
import { startEngine } from './embedded';
import { migrate } from './migrate';
import { rolesOf } from './roles';

const migrations = join(root, 'platform-server/drizzle');
const { entries } = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as {
  entries: { when: number }[];
};
const [baseline = 0, ...later] = entries.map(({ when }) => when);

let connection: pg.ClientConfig;
let owner: pg.Client;
let close: () => Promise<void>;

async function openEmbedded(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'edu-baseline-'));
  const worker = join(bundle, 'embedded.worker.js');
  const engine = await startEngine({ dataDirectory: folder, worker, image: dataImage });
  connection = engine.connection;
  close = async () => {
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

beforeAll(async () => {
  if (postgresUrl) {
    const database = await openTestDatabase();
    const url = database.url ?? '';
    connection = connectionTo(url);
    close = async () => {
      await database.close();
      const { app, system } = rolesOf(new URL(url).pathname.slice(1));
      await administer(`DROP ROLE ${app}, ${system}`);
    };
  } else {
    await openEmbedded();
  }
  owner = new pg.Client(connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await close();
});

/** The migrator's journal as an older version left it, with migrations of these times. */
async function journalOf(times: readonly number[]): Promise<void> {
  await owner.query('RESET ROLE; DELETE FROM drizzle.__drizzle_migrations');
  for (const time of times) {
    await owner.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of another version', ${time})`,
    );
  }
  // A different state makes the next start check everything.
  await owner.query(`COMMENT ON TABLE server_setting IS 'of another version'`);
}

const start = () => migrate(connection, migrations, async () => false);

async function tenants(): Promise<unknown[]> {
  await owner.query('RESET ROLE');
  return (await owner.query('SELECT id, name FROM tenant ORDER BY id')).rows;
}

it('takes over a database that has all of the former migrations', async () => {
  const tenantsBefore = await tenants();
  // The tables here already have the migrations after the baseline.
  await journalOf([baseline - 2000, baseline - 1000, baseline, ...later]);
  await expect(start()).resolves.toMatchObject({ seeded: false });
  expect(await tenants()).toEqual(tenantsBefore);
  const { rows } = await owner.query('SELECT FROM drizzle.__drizzle_migrations');
  expect(rows).toHaveLength(3 + later.length);
});

it('refuses a database that stopped between them, says what to do, and does not change it', async () => {
  const tenantsBefore = await tenants();
  await journalOf([baseline - 2000, baseline - 1000]);
  await expect(start()).rejects.toThrow(
    /^The database was last changed by a former version .+: start the last version that holds them once, .+[.]$/,
  );
  const { rows } = await owner.query(
    `SELECT obj_description('server_setting'::regclass) AS state, count(*)::int AS n
      FROM drizzle.__drizzle_migrations`,
  );
  expect(rows).toEqual([{ state: 'of another version', n: 2 }]);
  expect(await tenants()).toEqual(tenantsBefore);
});
