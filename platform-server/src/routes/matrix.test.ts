// also on PostgreSQL: row-level security and grants are the second protection of every call
import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { grants } from '../db/grants';
import { basePermissions } from '../domain/admin/base-roles';
import { permissionCodes } from '../domain/admin/permission-codes';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { calls, endpointOf } from './matrix.calls';
import { paramsOfFirstTenant, sunrise } from './matrix.params';
import { access, staffPermissions } from './matrix.table';

const server = serverFixture();
let tokens: { admin: string; staff: string; otherTenant: string };

beforeAll(async () => {
  tokens = {
    admin: await server.login('13900000001'),
    staff: await server.login('13900000002'),
    otherTenant: await server.login('13900000011', { host: 'new.localhost', flow: 'new' }),
  };
});

/** Tables to which a refused call may write. */
const notes = ['audit_log', 'limit_counter', 'session', 'server_setting', 'known_source'];
let everything: SQL;

/** One statement for all tables with tenant data, since it runs twice for each call. */
beforeAll(async () => {
  const columns = await server.db.executeAsSystem<{ table: string; column: string }>(
    sql`SELECT table_name AS table, column_name AS column FROM information_schema.columns
      WHERE table_schema = 'public'`,
  );
  const owned = Object.keys(grants).flatMap((table) => {
    const column = table === 'tenant' ? 'id' : 'tenant_id';
    const isOwned = columns.some((item) => item.table === table && item.column === column);
    return isOwned && !notes.includes(table) ? [{ table, column }] : [];
  });
  expect(owned.length).toBeGreaterThan(15);
  const sums = owned.map(
    ({ table, column }) =>
      sql`SELECT ${sql.raw(`'${table}'`)} AS name, count(*) AS count, sum(hashtextextended(t::text, 0)) AS sum
        FROM ${sql.identifier(table)} t WHERE ${sql.identifier(column)} = ${sunrise.saasId}::uuid`,
  );
  // PostgreSQL may scan several tables in parallel and return them in any order
  everything = sql`${sql.join(sums, sql` UNION ALL `)} ORDER BY name`;
});

let seen = { transactions: '', rows: '' };

/** All rows of the tenant as one text, reread only after a writing transaction. */
async function snapshot(): Promise<string> {
  const [{ transactions = '' } = {}] = await server.db.executeAsSystem<{ transactions: string }>(
    sql`SELECT pg_current_snapshot()::text AS transactions`,
  );
  if (transactions !== seen.transactions)
    seen = { transactions, rows: JSON.stringify(await server.db.executeAsSystem(everything)) };
  return seen.rows;
}

it('the comparison detects the change of a single value of the tenant', async () => {
  const rename = (name: string) =>
    server.db.withTenant({ tenantId: sunrise.saasId }, (tx) =>
      tx.execute(sql`UPDATE organ SET name = ${name} WHERE id = ${sunrise.organ}::uuid`),
    );
  const [{ name = '' } = {}] = await server.db.executeAsSystem<{ name: string }>(
    sql`SELECT name FROM organ WHERE id = ${sunrise.organ}::uuid`,
  );
  const databaseBefore = await snapshot();
  await rename('planted');
  expect(await snapshot()).not.toBe(databaseBefore);
  await rename(name);
  expect(await snapshot()).toBe(databaseBefore);
});

describe('the contract’s calls', () => {
  it('have one route each, and no route lacks a call', () => {
    const made = server.routes
      .filter((route) => route.access !== undefined && route.method !== 'HEAD')
      .map((route) => `${route.method} ${route.url}`)
      .sort();
    const expected = calls
      .map(([, { method, path }]) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
      .sort();
    expect(made).toEqual(expected);
  });

  it('are in the matrix, each with the access that its route requires', () => {
    const byPath = new Map(
      server.routes.map((route) => [`${route.method} ${route.url}`, route.access]),
    );
    const input = Object.fromEntries(
      calls.map(([name, { method, path }]) => [
        name,
        byPath.get(`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
      ]),
    );
    expect(input).toEqual(access);
  });

  it('require permissions that every tenant’s permission tree has', () => {
    const input = new Set(Object.values(access).filter((value) => value.includes('.')));
    expect([...input].filter((value) => !permissionCodes.some((code) => code === value))).toEqual(
      [],
    );
    const seeded = basePermissions.filter(({ kind }) => kind === 'action').map(({ code }) => code);
    expect([...seeded].sort()).toEqual([...permissionCodes].sort());
  });
});

const withAccess = (test: (value: string) => boolean) =>
  Object.keys(access).filter((name) => test(access[name] ?? ''));

it.each(withAccess((value) => value !== 'public'))('%s needs a token', async (name) => {
  const endpoint = endpointOf.get(name) as EndpointData;
  for (const token of [undefined, 'not-a-token']) {
    const reply = await server.call(endpoint, {}, { token });
    expect([reply.status, reply.code, reply.data]).toEqual([200, errorCodes.notLoggedIn, null]);
  }
});

it.each(withAccess((value) => value.includes('.') && !staffPermissions.includes(value)))(
  '%s is refused to a lower role',
  async (name) => {
    const endpoint = endpointOf.get(name) as EndpointData;
    const reply = await server.call(endpoint, paramsOfFirstTenant[name] ?? {}, {
      token: tokens.staff,
    });
    expect([reply.code, reply.data]).toEqual([errorCodes.forbidden, null]);
  },
);

it.each(withAccess((value) => value.startsWith('platform.')))(
  '%s is refused to a tenant administrator',
  async (name) => {
    const reply = await server.call(
      endpointOf.get(name) as EndpointData,
      {},
      { token: tokens.admin },
    );
    expect(reply.code).toBe(errorCodes.forbidden);
  },
);

it.each(Object.keys(paramsOfFirstTenant))('%s does not reach another tenant', async (name) => {
  const databaseBefore = await snapshot();
  const params = paramsOfFirstTenant[name];
  const headers = {
    organ: sunrise.organ,
    actor: sunrise.actorId,
    branch: sunrise.branchId,
  };
  for (const extra of [{}, { headers }]) {
    const endpoint = endpointOf.get(name) as EndpointData;
    const reply = await server.call(endpoint, params, { token: tokens.otherTenant, ...extra });
    expect(reply.code).not.toBe(errorCodes.ok);
    expect(reply.status).toBeLessThan(500);
  }
  expect(await snapshot()).toBe(databaseBefore);
});

describe('a caller who names an organisation that is not theirs', () => {
  let token: string;
  beforeAll(async () => {
    token = await server.login('13900000002');
  });

  it.each(withAccess((value) => value === 'session').filter((name) => name in paramsOfFirstTenant))(
    'gets no hint from %s that they have no actor',
    async (name) => {
      const headers = { organ: seedId('organ:horizon:head') };
      const endpoint = endpointOf.get(name) as EndpointData;
      const { code } = await server.call(endpoint, paramsOfFirstTenant[name], { token, headers });
      expect(code).not.toBe(errorCodes.noOrganisation);
    },
  );
});

describe('an administrator of another organisation of the same tenant', () => {
  const headers = {
    organ: seedId('organ:sunrise:vocational'),
    actor: seedId('actor:sunrise:vocational:13900000003'),
  };
  let token: string;
  beforeAll(async () => {
    token = await server.login('13900000003');
  });

  it('has the permissions that the following calls require', async () => {
    const { data } = await server.call(contract.role.findRoleIds, {}, { token, headers });
    expect(data).toEqual([sunrise.roleId]);
  });

  it.each([
    'account.resetPassword',
    'account.generateAndSetPassword',
    'administrator.savePatch',
    'announcement.findById',
    'announcement.save',
    'announcement.reach',
    'announcement.send',
    'announcement.unschedule',
    'announcement.withdraw',
    'announcement.remove',
    'announcement.receipts',
    'administrator.saveDelete',
    'administrator.changeStatus',
    'administrator.reveal',
    'administrator.update',
    'branch.save',
    'branch.delete',
    'redemption.findBatch',
    'redemption.makeBatch',
    'redemption.changeBatch',
    'redemption.stopBatch',
    'redemption.findCodes',
    'redemption.withdrawCodes',
    'courseOrder.findById',
    'courseOrder.save',
    'courseOrder.pay',
    'courseOrder.cancel',
    'courseOrder.refund',
    'certificateTemplate.findById',
    'certificateTemplate.save',
    'certificateTemplate.delete',
    'certificateTemplate.copy',
    'certificate.findById',
    'certificate.issue',
    'certificate.revoke',
    'certificate.replace',
    'assessment.findById',
    'assessment.save',
    'assessment.appoint',
    'assessment.grade',
    'assessment.certify',
    'assessment.withdraw',
    'assessment.delete',
    'declaration.findById',
    'declaration.save',
    'declaration.submit',
    'declaration.delete',
    'questionnaire.findById',
    'questionnaire.save',
    'questionnaire.copy',
    'questionnaire.share',
    'questionnaire.publish',
    'questionnaire.close',
    'questionnaire.reopen',
    'questionnaire.delete',
    'questionnaire.results',
    'questionnaire.texts',
    'questionnaire.answers',
    'talent.findById',
    'talent.reveal',
    'department.save',
    'department.delete',
    'role.findUserRole',
    'role.grantRole',
    'user.addStudent',
    'user.updateStudent',
    'user.delete',
    'audit.ofRow',
  ])('cannot be accessed by %s', async (name) => {
    const databaseBefore = await snapshot();
    const endpoint = endpointOf.get(name) as EndpointData;
    const reply = await server.call(endpoint, paramsOfFirstTenant[name], { token, headers });
    expect(reply.code).not.toBe(errorCodes.ok);
    expect(reply.status).toBeLessThan(500);
    expect(await snapshot()).toBe(databaseBefore);
  });
});

const page = { pageNum: 1, pageSize: 10 };

describe('lists contain only rows of the caller’s tenant', () => {
  it.each([
    ['user.findByCondition', 45],
    ['department.findByCondition', 5],
    ['role.findByCondition', 8],
  ])('%s', async (name, total) => {
    const reply = await server.call(endpointOf.get(name) as EndpointData, page, {
      token: tokens.otherTenant,
    });
    expect(reply.data.total).toBe(total);
  });

  it('audit.findByCondition', async () => {
    const reply = await server.call(contract.audit.findByCondition, page, {
      token: tokens.otherTenant,
    });
    const ids = reply.data.list.map((item: { target: string }) => item.target);
    expect(ids).not.toContain(sunrise.accountId);
  });
});

describe('another person of the same tenant', () => {
  it('cannot end or see a session of somebody else', async () => {
    const { data } = await server.call(contract.account.findSessions, {}, { token: tokens.admin });
    const sessionId = data[0].sessionId;
    const reply = await server.call(
      contract.account.endSession,
      { sessionId },
      { token: tokens.staff },
    );
    expect(reply.code).toBe(errorCodes.notFound);
  });

  it('can neither read nor change records of others without the permission', async () => {
    const saved = await server.call(
      contract.user.saveProfile,
      { name: '陈晓阳', gender: 'female' },
      { token: tokens.admin },
    );
    for (const endpoint of [contract.user.findProfileById, contract.user.deleteProfile]) {
      const reply = await server.call(endpoint, saved.data, { token: tokens.staff });
      expect(reply.code).toBe(errorCodes.forbidden);
    }
  });
});

describe('row-level security', () => {
  it('hides other tenants from a query without a condition', async () => {
    const tenantId = seedId('tenant:horizon');
    const rows = await server.db.withTenant({ tenantId }, (tx) =>
      tx.execute(sql`SELECT DISTINCT tenant_id FROM member`),
    );
    expect(rows.rows).toEqual([{ tenant_id: tenantId }]);
  });

  it('refuses to write into another tenant', async () => {
    const write = server.db.withTenant({ tenantId: seedId('tenant:horizon') }, (tx) =>
      tx.execute(sql`INSERT INTO organ (tenant_id, name) VALUES (${sunrise.saasId}::uuid, 'x')`),
    );
    await expect(write).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it.each([
    'SELECT password_hash FROM account',
    'UPDATE account SET is_operator = true',
    'SELECT * FROM session',
  ])('refuses inside a tenant: %s', async (statement) => {
    const run = server.db.withTenant({ tenantId: sunrise.saasId }, (tx) =>
      tx.execute(sql.raw(statement)),
    );
    await expect(run).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('covers every table, with roles that own none', async () => {
    const tables = await server.db.executeAsSystem<{
      name: string;
      rls: boolean;
      owner: string;
    }>(sql`
      SELECT c.relname AS name, c.relrowsecurity AS rls, pg_get_userbyid(c.relowner) AS owner
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind = 'r'`);
    expect(tables.map((table) => table.name).sort()).toEqual(Object.keys(grants).sort());
    for (const { name, rls, owner } of tables) {
      expect([name, rls]).toEqual([name, true]);
      expect(owner).not.toMatch(/^edu_(app|system)/);
    }
  });
});
