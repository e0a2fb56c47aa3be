import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findServerPrograms, startCluster } from '../../tools/test/postgres.js';
import { runToEnd, startProcess } from './testing/server-process';
import { realUrl, root } from './testing/test-database';

jest.setTimeout(300_000);

const ADMINISTRATOR = 'postgres';
const programs = findServerPrograms() ?? '';

interface Cluster {
  readonly url: string;
  stop(): void;
}

let folder: string;
let first: Cluster;
let second: Cluster;

beforeAll(async () => {
  if (!realUrl) return;
  folder = mkdtempSync(join(tmpdir(), 'edu-restore-'));
  first = await startCluster(programs, ADMINISTRATOR);
  second = await startCluster(programs, ADMINISTRATOR);
});
afterAll(() => {
  if (!realUrl) return;
  first.stop();
  second.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The statements that docs/operations.md shows under that heading. */
function documented(heading: string): string[] {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const section = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const block = section.split('```sql\n')[1]?.split('```')[0] ?? '';
  return block
    .replace(/^--.*$/gm, '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** As the cluster's administrator, one by one: a database cannot be made inside a transaction. */
async function administer({ url }: Cluster, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

function run(program: string, cluster: Cluster, args: readonly string[]): string {
  const { hostname, port } = new URL(cluster.url);
  const beside = join(programs, program);
  return execFileSync(existsSync(beside) ? beside : program, args, {
    env: { ...process.env, PGHOST: hostname, PGPORT: port, PGUSER: ADMINISTRATOR },
    stdio: 'pipe',
    encoding: 'utf8',
  });
}

const environment = ({ url }: Cluster) => {
  const { port } = new URL(url);
  return {
    NODE_ENV: 'production',
    DATABASE_URL: `postgres://edu@127.0.0.1:${port}/edu`,
    SERVER_SECRET: 'q8Zr4VwXn2Lk6Yt0Jb5Hc9Gd3Fs7Am1P',
    SMTP_URL: 'off',
    SMS_WEBHOOK_URL: 'off',
    DRAIN_SECONDS: '0',
  };
};

const operator = {
  BOOTSTRAP_DOMAIN: 'localhost',
  BOOTSTRAP_PHONE: '13812345678',
  BOOTSTRAP_PASSWORD: 'First#2026',
};

async function logIn(address: string): Promise<number> {
  const reply = await fetch(`${address}/usercenter/v1/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: '13812345678', password: 'First#2026' }),
  });
  return ((await reply.json()) as { code: number }).code;
}

(realUrl ? it : it.skip)('a user who may not make roles is told who has to', async () => {
  await administer(second, ['CREATE ROLE plain LOGIN', 'CREATE DATABASE plain OWNER plain']);
  const { port } = new URL(second.url);
  const env = {
    ...environment(second),
    ...operator,
    DATABASE_URL: `postgres://plain@127.0.0.1:${port}/plain`,
  };
  const { code, stderr } = await runToEnd(env, folder);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+[.]\n$/)]);
  expect(stderr).toContain('GRANT edu_app, edu_system TO "plain";');
});

(realUrl ? it : it.skip)(
  'a dump comes back on a new cluster by the documented steps; without the roles the start says what to do',
  async () => {
    await administer(first, documented('PostgreSQL'));
    const before = await startProcess({ ...environment(first), ...operator }, folder);
    expect(await logIn(before.address)).toBe(0);
    await before.end('SIGTERM');
    const dump = join(folder, 'edu.dump');
    run('pg_dump', first, ['-Fc', '-f', dump, 'edu']);

    // Not as documented: the roles are missing.
    await administer(second, documented('PostgreSQL'));
    expect(() => run('pg_restore', second, ['-d', 'edu', dump])).toThrow('edu_app');
    for (let start = 0; start < 2; start += 1) {
      const { code, stderr } = await runToEnd(environment(second), folder);
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+[.]\n$/)]);
      expect(stderr).toMatch(/row-security policies .* edu_app and edu_system/);
      expect(stderr).toContain('docs/operations.md');
    }
    await administer(second, [
      'DROP DATABASE edu',
      'DROP ROLE edu_app',
      'DROP ROLE edu_system',
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

(realUrl ? it : it.skip)(
  'an installation of another owner in the same cluster is refused',
  async () => {
    await administer(first, [
      'CREATE ROLE stage LOGIN CREATEROLE',
      'CREATE DATABASE stage OWNER stage',
    ]);
    const { port } = new URL(first.url);
    const DATABASE_URL = `postgres://stage@127.0.0.1:${port}/stage`;
    const { code, stderr } = await runToEnd(
      { ...environment(first), ...operator, DATABASE_URL },
      folder,
    );
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+[.]\n$/)]);
    expect(stderr).toContain('"edu"');
    // It has not become one of the roles on its way.
    const stage = new pg.Client({ connectionString: DATABASE_URL });
    await stage.connect();
    await expect(stage.query('SET ROLE edu_system')).rejects.toThrow('permission denied');
    await stage.end();
  },
);

(realUrl ? it : it.skip)('a database that a newer version has changed is refused', async () => {
  const env = { ...environment(first), DATABASE_URL: first.url.replace(/postgres$/, 'edu') };
  await administer({ ...first, url: env.DATABASE_URL }, [
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 4102444800000)`,
  ]);
  const { code, stderr } = await runToEnd(env, folder);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+[.]\n$/)]);
  expect(stderr).toContain('newer version');
});
