import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { bundle } from '../testing/bundle';
import { root } from '../testing/test-database';
import { type Engine, startEngine } from './embedded';
import { applySchema, migrate } from './migrate';
import { openConfiguredDatabase } from './open-database';
import { readPolicies } from './policies';
import { commonRoles, rolesOf } from './roles';

const migrations = join(root, 'platform-server/drizzle');

let folder: string;
let engine: Engine;
let owner: pg.Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edu-former-roles-'));
  const worker = join(bundle, 'embedded.worker.js');
  engine = await startEngine({ dataDirectory: folder, worker });
  owner = new pg.Client(engine.connection);
  await owner.connect();
  await applySchema(owner, migrations, commonRoles);
});
afterAll(async () => {
  await owner.end();
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Seeds a first start with the few rows needed to see who can read what. */
async function twoOrganisations(client: pg.ClientBase): Promise<boolean> {
  await client.query(`WITH made AS (
      INSERT INTO tenant (name, page_title) VALUES ('one', 'one'), ('other', 'other') RETURNING id)
    INSERT INTO organ (tenant_id, name) SELECT id, 'school' FROM made`);
  return true;
}

const roles = rolesOf('postgres');

/** The product's roles that have a right or a policy in the database. */
async function used(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT DISTINCT r.rolname AS name FROM pg_shdepend s JOIN pg_roles r ON r.oid = s.refobjid
      WHERE s.refclassid = 'pg_authid'::regclass AND r.rolname LIKE 'edu%' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

it('an embedded database of a former version gets its own roles at the next start', async () => {
  expect(await used()).toEqual(['edu_app', 'edu_system']);
  // A policy that someone added by hand keeps its roles.
  await owner.query('CREATE ROLE reader');
  await owner.query('ALTER POLICY tenant_wall ON organ TO edu_app, reader');
  const done = await migrate(engine.connection, migrations, twoOrganisations);
  expect(done).toEqual({ seeded: true, roles });
  expect(await used()).toEqual([roles.app, roles.system]);
  const policies = await readPolicies(owner);
  const tenantPolicies = policies.filter(({ name }) => name === 'tenant_wall');
  expect(tenantPolicies.length).toBeGreaterThan(10);
  for (const { table, roles: names } of tenantPolicies) {
    expect([table, [...names].sort()]).toEqual([
      table,
      table === 'organ' ? [roles.app, 'reader'] : [roles.app],
    ]);
  }
});

it('serves requests with them', async () => {
  const settings = { dataDirectory: '', worker: '', databaseUrl: null, migrations };
  const seed = async () => false;
  const opened = await openConfiguredDatabase({
    ...settings,
    engine: Promise.resolve(engine),
    seed,
  });
  const [tenant] = await opened.db.queryAsSystem<{ id: string }>({
    name: 'any_tenant',
    text: 'SELECT id FROM tenant LIMIT 1',
    values: [],
  });
  const count = { name: 'organs', text: 'SELECT count(*)::int AS n FROM organ', values: [] };
  const [inside] = await opened.db.queryTenant<{ n: number }>(
    { tenantId: tenant?.id ?? '' },
    count,
  );
  const [outside] = await opened.db.queryAsSystem<{ n: number }>(count);
  await opened.db.close();
  expect(inside?.n).toBeGreaterThan(0);
  expect(outside?.n).toBeGreaterThan(inside?.n ?? 0);
});

it('refuses a database in which a policy names a role of somebody else', async () => {
  // The embedded database has a single session, which the server above left with its own role.
  await owner.query('RESET ROLE; ALTER POLICY tenant_wall ON branch TO reader');
  const start = migrate(engine.connection, migrations, async () => false);
  await expect(start).rejects.toThrow(/lacks 1 of .* \(branch[.]tenant_wall\)/);
  await owner.query(`ALTER POLICY tenant_wall ON branch TO ${roles.app}`);
  await expect(migrate(engine.connection, migrations, async () => false)).resolves.toBeDefined();
});
