// also on PostgreSQL: many statements share a connection, whose role and tenant end with each
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openTestDatabase, postgresUrl, type TestDatabase } from '../../testing/test-database';
import { lockKey } from '../database';

let database: TestDatabase;
let tenants: { id: string; people: number }[];

beforeAll(async () => {
  database = await openTestDatabase();
  tenants = await database.db.queryAsSystem<{ id: string; people: number }>({
    name: 'people_of_all',
    text: `SELECT t.id, count(m.id)::int AS people FROM tenant t
      LEFT JOIN member m ON m.tenant_id = t.id GROUP BY t.id HAVING count(m.id) > 0`,
    values: [],
  });
});
afterAll(() => database.close());

const PEOPLE = { name: 'people', text: 'SELECT count(*)::int AS people FROM member', values: [] };
const peopleOf = (tenantId: string) =>
  database.db.queryTenant<{ people: number }>({ tenantId }, PEOPLE).then(([row]) => row?.people);

it('restricts each statement to its tenant, however many share a connection', async () => {
  expect(tenants.length).toBeGreaterThan(1);
  const usedTenants = Array.from({ length: 60 }, (_, i) => tenants[i % tenants.length]);
  const peoplePerTenant = await Promise.all(
    usedTenants.map((tenant) => peopleOf(tenant?.id ?? '')),
  );
  expect(peoplePerTenant).toEqual(usedTenants.map((tenant) => tenant?.people));
});

it('resets role and tenant at the end of the statement', async () => {
  const query = {
    name: 'who',
    text: `SELECT current_database()::text AS database, current_user::text AS role,
      current_setting('app.tenant_id', true) AS tenant`,
    values: [],
  };
  const tenantId = tenants[0]?.id ?? '';
  type Who = { database: string; role: string; tenant: string | null };
  const [[inside], [outside]] = await Promise.all([
    database.db.queryTenant<Who>({ tenantId }, query),
    database.db.queryAsSystem<Who>(query),
  ]);
  const { roles } = database;
  expect(inside).toMatchObject({ role: roles.app, tenant: tenantId });
  expect(outside).toMatchObject({ role: roles.system, tenant: expect.not.stringContaining('-') });
});

it('returns no rows without a tenant', async () => {
  expect(await peopleOf('')).toBe(0);
});

it('a refused statement does not affect others on its connection', async () => {
  const [tenant] = tenants;
  const wrong = { name: 'wrong', text: 'SELECT 1 / $1::int AS x', values: [0] };
  const [firstResult, refused, after] = await Promise.allSettled([
    peopleOf(tenant?.id ?? ''),
    database.db.queryTenant({ tenantId: tenant?.id ?? '' }, wrong),
    peopleOf(tenant?.id ?? ''),
  ]);
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(firstResult).toEqual({ status: 'fulfilled', value: tenant?.people });
  expect(after).toEqual(firstResult);
  const right = { ...wrong, values: [1] };
  expect(await database.db.queryAsSystem(right)).toEqual([{ x: 1 }]);
});

it('waits while another connection holds the key, and sees what that one wrote', async () => {
  const { rows } = await database.db.pool.query('SELECT id FROM member ORDER BY id LIMIT 1');
  const id: string = rows[0].id;
  const version = {
    name: 'version',
    text: 'SELECT version FROM member WHERE id = $1',
    values: [id],
  };
  const { waiting, written } = await database.db.withSystem(async (tx) => {
    await lockKey(tx, id);
    const result = database.db.queryAsSystemWithLock<{ version: number }>(id, version);
    const isWaiting = sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
    // The embedded database has a single session, which this transaction uses.
    while (postgresUrl && (await tx.execute(isWaiting)).rows.length === 0);
    const change = sql`UPDATE member SET version = version + 1 WHERE id = ${id} RETURNING version`;
    return { waiting: { result }, written: (await tx.execute(change)).rows };
  });
  expect(await waiting.result).toEqual(written);
  // The lock is released afterwards.
  expect(await database.db.queryAsSystemWithLock(id, version)).toEqual(written);
});

it('does not mix up the statement names of two connections', async () => {
  // Two pools, but one engine in the embedded case: one name then stands for two statements.
  const clients = await Promise.all([database.db.pool.connect(), database.db.pool.connect()]);
  const rows = await Promise.all(
    clients.map((client, i) =>
      client.query({ name: 'same', text: `SELECT ${i} AS x WHERE $1`, values: [true] }),
    ),
  );
  for (const client of clients) client.release();
  expect(rows.map((row) => row.rows)).toEqual([[{ x: 0 }], [{ x: 1 }]]);
});

// The embedded database has no second session that could end a connection.
if (postgresUrl) {
  it('replaces a broken connection', async () => {
    const known = await peopleOf(tenants[0]?.id ?? '');
    const owner = new pg.Client({ connectionString: database.url ?? '' });
    await owner.connect();
    const { rowCount } = await owner.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE '%FROM member%' AND pid <> pg_backend_pid()`,
    );
    await owner.end();
    expect(rowCount).toBeGreaterThan(0);
    const answer = () => peopleOf(tenants[0]?.id ?? '').catch(() => null);
    let reply = await answer();
    while (reply === null) reply = await answer();
    expect(reply).toBe(known);
  });
}
