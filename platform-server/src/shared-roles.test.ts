// also on PostgreSQL: roles belong to the whole cluster
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  addressIn,
  administer,
  type Cluster,
  documentedFor,
  logIn,
  operator,
  ownCluster,
  production,
  programs,
  query,
} from './testing/postgres-clusters';
import { runToEnd, startProcess } from './testing/server-process';
import { postgresUrl } from './testing/test-database';

jest.setTimeout(300_000);

/** Before PostgreSQL 16, users with CREATEROLE could grant themselves any role. */
const beforeSixteen =
  postgresUrl !== null &&
  Number(
    /\d+/.exec(execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' })),
  ) < 16;

let folder: string;
let cluster: Cluster;

beforeAll(async () => {
  if (!postgresUrl) return;
  folder = mkdtempSync(join(tmpdir(), 'edu-neighbours-'));
  cluster = await ownCluster();
});
afterAll(() => {
  if (!postgresUrl) return;
  cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ROLES = `SELECT rolname AS name FROM pg_roles WHERE NOT rolsuper AND rolname !~ '^pg_'`;

/** All roles, among those a user can switch to, that can read people in that database. */
async function rolesReadingPeople(user: string, database: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: addressIn(cluster, user, database) });
  await client.connect();
  const works = (statement: string): Promise<boolean> =>
    client.query(statement).then(
      () => true,
      () => false,
    );
  const { rows } = await client.query<{ name: string }>(ROLES);
  const names: string[] = [];
  for (const role of rows.map(({ name }) => pg.escapeIdentifier(name))) {
    await works(`GRANT ${role} TO CURRENT_USER`);
    if (await works(`RESET ROLE; SET ROLE ${role}; SELECT phone FROM account`)) names.push(role);
  }
  await client.end();
  return names;
}

(postgresUrl ? it : it.skip)(
  'two installations with two owners run in one cluster, and neither can read the other’s data',
  async () => {
    const codes: number[] = [];
    for (const name of ['edu', 'stage']) {
      await administer(cluster, documentedFor(name));
      const env = { ...production(addressIn(cluster, name)), ...operator };
      const server = await startProcess(env, folder);
      codes.push(await logIn(server.address));
      await server.end('SIGTERM');
    }
    expect(codes).toEqual([0, 0]);
    expect(await rolesReadingPeople('stage', 'edu')).toEqual([]);
    expect(await rolesReadingPeople('edu', 'stage')).toEqual([]);
    // Control: the same query finds the database's own roles.
    expect(await rolesReadingPeople('stage', 'stage')).toEqual(
      expect.arrayContaining(['"stage"', '"edu_system_stage"']),
    );
  },
);

/** A start that has to be refused; returns its message. */
async function refusal(name: string): Promise<string> {
  const env = { ...production(addressIn(cluster, name)), ...operator };
  const { code, stderr } = await runToEnd(env, folder);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+[.;]\n$/)]);
  return stderr;
}

/** The roles of that database that exist, and whether a start created anything in it. */
async function leftoversOf(name: string): Promise<unknown> {
  const [row] = await query(
    addressIn(cluster, name),
    `SELECT ARRAY(SELECT rolname::text FROM pg_roles WHERE rolname LIKE 'edu%' || $1) AS roles,
      (SELECT count(*)::int FROM pg_tables WHERE schemaname = 'public') AS tables`,
    [name],
  );
  return row;
}

(beforeSixteen ? it : it.skip)(
  'a user who could take the roles of another installation is refused, and so is a start beside such a user',
  async () => {
    await administer(cluster, [
      'CREATE ROLE maker LOGIN CREATEROLE',
      'CREATE DATABASE maker OWNER maker',
    ]);
    const text = await refusal('maker');
    expect(text).toContain('ALTER ROLE "maker" NOCREATEROLE; CREATE ROLE edu_app_maker;');
    expect(text).toContain('the database "edu" beside this one belongs to another user');
    expect(await leftoversOf('maker')).toEqual({ roles: [], tables: 0 });

    await administer(cluster, [...documentedFor('late'), 'ALTER ROLE stage CREATEROLE']);
    expect(await refusal('late')).toContain('ALTER ROLE "stage" NOCREATEROLE;');
    expect(await leftoversOf('late')).toMatchObject({ tables: 0 });

    // A running server is not affected.
    const stage = await startProcess(production(addressIn(cluster, 'stage')), folder);
    await stage.end('SIGTERM');
    await administer(cluster, ['ALTER ROLE stage NOCREATEROLE']);
    const lateProcess = await startProcess(
      { ...production(addressIn(cluster, 'late')), ...operator },
      folder,
    );
    await lateProcess.end('SIGTERM');
  },
);

(postgresUrl ? it : it.skip)(
  'roles that somebody else was granted before the first start are refused',
  async () => {
    await administer(cluster, [
      ...documentedFor('taken'),
      'CREATE ROLE squatter LOGIN',
      'GRANT edu_system_taken TO squatter',
    ]);
    expect(await refusal('taken')).toContain(
      'REVOKE edu_app_taken, edu_system_taken FROM "squatter";',
    );
    expect(await leftoversOf('taken')).toMatchObject({ tables: 0 });
    await administer(cluster, ['REVOKE edu_app_taken, edu_system_taken FROM squatter']);
    const env = production(addressIn(cluster, 'taken'));
    const first = await startProcess({ ...env, ...operator }, folder);
    await first.end('SIGTERM');
    // What an administrator grants later is allowed.
    await administer(cluster, ['GRANT edu_system_taken TO squatter']);
    const second = await startProcess(env, folder);
    await second.end('SIGTERM');
  },
);

(postgresUrl ? it : it.skip)(
  'a database whose name needs quotes has its own roles too',
  async () => {
    const name = 'Schule "Süd" 2';
    const quoted = pg.escapeIdentifier(name);
    await administer(cluster, ['CREATE ROLE south LOGIN', `CREATE DATABASE ${quoted} OWNER south`]);
    const DATABASE_URL = addressIn(cluster, 'south', encodeURIComponent(name));
    const { code, stderr } = await runToEnd({ ...production(DATABASE_URL), ...operator }, folder);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+[.]\n$/)]);
    // The printed statements have to work unchanged.
    const statements = /let an administrator run (.+;) in this cluster/.exec(stderr)?.[1] ?? '';
    await administer(cluster, [statements]);
    const server = await startProcess({ ...production(DATABASE_URL), ...operator }, folder);
    expect(await logIn(server.address)).toBe(0);
    await server.end('SIGTERM');
  },
);
