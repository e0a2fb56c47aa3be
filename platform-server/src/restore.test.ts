// also on PostgreSQL: roles, owners and dumps exist only there
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ADMINISTRATOR,
  addressIn,
  administer,
  type Cluster,
  documented,
  documentedFor,
  logIn,
  operator,
  ownCluster,
  production,
  programs,
  query,
  runAll,
} from './testing/postgres-clusters';
import { runToEnd, startProcess } from './testing/server-process';
import { postgresUrl } from './testing/test-database';

jest.setTimeout(300_000);

let folder: string;
let first: Cluster;
let second: Cluster;
/** Dump of the database `edu` of the first cluster. */
let dump: string;

beforeAll(async () => {
  if (!postgresUrl) return;
  folder = mkdtempSync(join(tmpdir(), 'edu-restore-'));
  first = await ownCluster();
  second = await ownCluster();
});
afterAll(() => {
  if (!postgresUrl) return;
  first.stop();
  second.stop();
  rmSync(folder, { recursive: true, force: true });
});

function run(program: string, cluster: Cluster, args: readonly string[]): string {
  const { hostname, port } = new URL(cluster.url);
  const programPath = join(programs, program);
  return execFileSync(existsSync(programPath) ? programPath : program, args, {
    env: { ...process.env, PGHOST: hostname, PGPORT: port, PGUSER: ADMINISTRATOR },
    stdio: 'pipe',
    encoding: 'utf8',
  });
}

const environment = (cluster: Cluster) => production(addressIn(cluster, 'edu'));

(postgresUrl ? it : it.skip)('a user who may not create roles is told who has to', async () => {
  await administer(second, ['CREATE ROLE plain LOGIN', 'CREATE DATABASE plain OWNER plain']);
  const env = { ...production(addressIn(second, 'plain')), ...operator };
  const { code, stderr } = await runToEnd(env, folder);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+[.]\n$/)]);
  expect(stderr).toContain('GRANT edu_app_plain, edu_system_plain TO "plain";');
});

(postgresUrl ? it : it.skip)(
  'a dump can be restored on a new cluster by the documented steps; without the roles the start says what to do',
  async () => {
    await administer(first, documented('PostgreSQL'));
    const firstProcess = await startProcess({ ...environment(first), ...operator }, folder);
    expect(await logIn(firstProcess.address)).toBe(0);
    await firstProcess.end('SIGTERM');
    dump = join(folder, 'edu.dump');
    run('pg_dump', first, ['-Fc', '-f', dump, 'edu']);

    // Differs from the documentation: the roles are missing.
    await administer(second, ['CREATE ROLE edu LOGIN CREATEROLE', 'CREATE DATABASE edu OWNER edu']);
    expect(() => run('pg_restore', second, ['-d', 'edu', dump])).toThrow('edu_app_edu');
    for (let start = 0; start < 2; start += 1) {
      const { code, stderr } = await runToEnd(environment(second), folder);
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+[.]\n$/)]);
      expect(stderr).toMatch(/row-security policies .* make the roles that pg_restore missed/);
      expect(stderr).toContain('docs/operations.md');
    }
    await administer(second, [
      'DROP DATABASE edu',
      'DROP ROLE edu_app_edu',
      'DROP ROLE edu_system_edu',
      'DROP ROLE edu',
    ]);

    await administer(second, documented('Backup and restore'));
    run('pg_restore', second, ['--exit-on-error', '-d', 'edu', dump]);
    const after = await startProcess(environment(second), folder);
    const code = await logIn(after.address);
    await after.end('SIGTERM');
    expect(code).toBe(0);
  },
);

const RIGHTS = `
  SELECT DISTINCT r.rolname AS name FROM pg_shdepend s JOIN pg_roles r ON r.oid = s.refobjid
  JOIN pg_database d ON d.oid = s.dbid
  WHERE s.refclassid = 'pg_authid'::regclass AND d.datname = $1 ORDER BY 1`;

/** Roles that own something in that database, or have a right or a policy there. */
async function rightsIn(cluster: Cluster, database: string): Promise<string[]> {
  const rows = await query<{ name: string }>(cluster.url, RIGHTS, [database]);
  return rows.map(({ name }) => name);
}

(postgresUrl ? it : it.skip)(
  'a dump can be restored with another name and owner, beside the first database',
  async () => {
    await administer(second, documentedFor('edu2'));
    const owner = ['--no-owner', '--role=edu2'];
    run('pg_restore', second, ['--exit-on-error', ...owner, '-d', 'edu2', dump]);
    expect(await rightsIn(second, 'edu2')).toContain('edu_system_edu');
    const server = await startProcess(production(addressIn(second, 'edu2')), folder);
    const code = await logIn(server.address);
    await server.end('SIGTERM');
    expect(code).toBe(0);
    expect(await rightsIn(second, 'edu2')).toEqual(['edu2', 'edu_app_edu2', 'edu_system_edu2']);
    expect(await rightsIn(second, 'edu')).toEqual(['edu', 'edu_app_edu', 'edu_system_edu']);
  },
);

(postgresUrl ? it : it.skip)('a database changed by a newer version is refused', async () => {
  const env = environment(first);
  await runAll(env.DATABASE_URL, [
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 4102444800000)`,
  ]);
  const { code, stderr } = await runToEnd(env, folder);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+[.]\n$/)]);
  expect(stderr).toContain('newer version');
});
