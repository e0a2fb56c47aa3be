// also on PostgreSQL: roles belong to the whole cluster
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { applySchema } from './db/migrate';
import { commonRoles } from './db/roles';
import {
  ADMINISTRATOR,
  addressIn,
  administer,
  type Cluster,
  logIn,
  operator,
  ownCluster,
  production,
  query,
} from './testing/postgres-clusters';
import { runToEnd, startProcess } from './testing/server-process';
import { postgresUrl, root } from './testing/test-database';

const migrations = join(root, 'platform-server/drizzle');

jest.setTimeout(300_000);

let folder: string;
let cluster: Cluster;

beforeAll(async () => {
  if (!postgresUrl) return;
  folder = mkdtempSync(join(tmpdir(), 'edu-former-'));
  cluster = await ownCluster();
});
afterAll(() => {
  if (!postgresUrl) return;
  cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

const addressOf = (name: string): string => addressIn(cluster, name);

/** Creates a database as a former version left it: with rights of the shared roles, and an owner of its own. */
async function formerDatabase(name: string): Promise<void> {
  await administer(cluster, [
    `CREATE ROLE ${name} LOGIN CREATEROLE`,
    `CREATE DATABASE ${name} OWNER ${name}`,
  ]);
  const client = new pg.Client({ connectionString: addressOf(name) });
  await client.connect();
  await applySchema(client, migrations, commonRoles);
  await client.query(`COMMENT ON TABLE server_setting IS 'former'`);
  await client.end();
}

/** Connects like a process of the former version, which switches between the shared roles. */
async function formerProcess(name: string) {
  const client = new pg.Client({ connectionString: addressOf(name) });
  await client.connect();
  await client.query('SET ROLE edu_system');
  return {
    /** Writes a code, reads a tenant's people under row-level security, and queues a job. */
    async work(): Promise<number> {
      const { rows } = await client.query<{ id: string }>('SELECT id FROM tenant LIMIT 1');
      await client.query(`UPDATE tenant SET name = name`);
      await client.query('SELECT count(*) FROM jobs.job');
      await client.query(
        `BEGIN; SET LOCAL ROLE edu_app; SET LOCAL app.tenant_id = '${rows[0]?.id}'`,
      );
      await client.query('UPDATE member SET name = name');
      const people = await client.query('SELECT name FROM member');
      await client.query('COMMIT');
      return people.rowCount ?? 0;
    },
    end: () => client.end(),
  };
}

/** Starts and stops the current version once; returns its output. */
async function startOnce(name: string): Promise<string> {
  const server = await startProcess({ ...production(addressOf(name)), ...operator }, folder);
  const code = await logIn(server.address);
  await server.end('SIGTERM');
  expect(code).toBe(0);
  return server.output();
}

const RIGHTS = `
  SELECT DISTINCT r.rolname AS name FROM pg_shdepend s JOIN pg_roles r ON r.oid = s.refobjid
  JOIN pg_database d ON d.oid = s.dbid
  WHERE s.refclassid = 'pg_authid'::regclass AND d.datname = $1 AND r.rolname <> $1 ORDER BY 1`;

const rolesIn = async (name: string): Promise<string[]> =>
  (await query<{ name: string }>(cluster.url, RIGHTS, [name])).map((item) => item.name);

const common = async (): Promise<number> =>
  (await query(cluster.url, `SELECT FROM pg_roles WHERE rolname IN ('edu_app', 'edu_system')`))
    .length;

/** Whether a user can read people in a database through the role that databases share. */
const readsByCommonRole = (user: string, database: string): Promise<boolean> =>
  query(addressIn(cluster, user, database), 'SET ROLE edu_system; SELECT phone FROM account').then(
    () => true,
    () => false,
  );

(postgresUrl ? it : it.skip)(
  'a process of the former version keeps working beside the present one, until a start finds none',
  async () => {
    await formerDatabase('edu');
    const process = await formerProcess('edu');
    const text = await startOnce('edu');
    expect(text).toMatch(/^The roles edu_app, edu_system keep rights .+[.]$/m);
    expect(await process.work()).toBeGreaterThan(0);
    expect(await rolesIn('edu')).toEqual([
      'edu_app',
      'edu_app_edu',
      'edu_system',
      'edu_system_edu',
    ]);
    // A second process of the current version, on another machine, in parallel with both.
    const elsewhere = mkdtempSync(join(folder, 'elsewhere-'));
    const parallelProcess = await startProcess(production(addressOf('edu')), elsewhere);
    expect(await startOnce('edu')).toContain('keep rights');
    expect(await process.work()).toBeGreaterThan(0);
    await process.end();

    // A dump by somebody else locks every table: a start must not wait for such locks, since others would queue
    // behind it. The rights left in the meantime grant no access.
    const dump = new pg.Client({ connectionString: addressIn(cluster, ADMINISTRATOR, 'edu') });
    await dump.connect();
    await dump.query('BEGIN; SELECT FROM organ');
    expect(await startOnce('edu')).toContain('keep rights');
    expect(await readsByCommonRole('edu', 'edu')).toBe(false);
    await dump.end();

    // Only the current version is connected now.
    expect(await startOnce('edu')).not.toContain('keep rights');
    expect(await rolesIn('edu')).toEqual(['edu_app_edu', 'edu_system_edu']);
    expect(await common()).toBe(0);
    expect(await logIn(parallelProcess.address)).toBe(0);
    await parallelProcess.end('SIGTERM');
  },
);

(postgresUrl ? it : it.skip)('a renamed database gets the roles of its new name', async () => {
  await administer(cluster, [
    'ALTER DATABASE edu RENAME TO school',
    'ALTER ROLE edu RENAME TO school',
  ]);
  await startOnce('school');
  expect(await rolesIn('school')).toEqual(['edu_app_school', 'edu_system_school']);
});

(postgresUrl ? it : it.skip)(
  'two databases with common roles get roles of their own, one after the other',
  async () => {
    await administer(cluster, ['ALTER ROLE school NOCREATEROLE']);
    await formerDatabase('one');
    await formerDatabase('two');
    expect(await readsByCommonRole('two', 'one')).toBe(true);
    const { code, stderr } = await runToEnd(production(addressOf('one')), folder);
    // Before PostgreSQL 16, users with CREATEROLE could grant themselves any role.
    if (code === 1) expect(stderr).toContain('ALTER ROLE "two" NOCREATEROLE; ALTER ROLE "one" NO');
    await administer(
      cluster,
      ['one', 'two'].flatMap((name) => [
        `CREATE ROLE edu_app_${name}`,
        `CREATE ROLE edu_system_${name}`,
        `GRANT edu_app_${name}, edu_system_${name} TO ${name}`,
        `ALTER ROLE ${name} NOCREATEROLE`,
      ]),
    );
    await startOnce('one');
    expect(await readsByCommonRole('two', 'one')).toBe(false);
    expect(await rolesIn('one')).toEqual(['edu_app_one', 'edu_system_one']);
    // The other database still needs them.
    expect(await rolesIn('two')).toEqual(['edu_app', 'edu_system']);
    expect(await readsByCommonRole('two', 'two')).toBe(true);
    await startOnce('two');
    expect(await readsByCommonRole('one', 'two')).toBe(false);
    expect(await rolesIn('two')).toEqual(['edu_app_two', 'edu_system_two']);
  },
);
