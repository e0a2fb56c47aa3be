// also on PostgreSQL: row-level security separates the branches
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture();
const { account, administrator, branch, department, user } = contract;

const branchOf = (key: string) => seedId(`branch:sunrise:${key}`);
const tenantId = seedId('tenant:sunrise');
const organId = seedId('organ:sunrise:head');
const [main, east, south] = [branchOf('main'), branchOf('east'), branchOf('south')];
const page = { pageNum: 1, pageSize: 200 };

let head: CallOptions;
/** Staff with the eastern branch only. */
let eastern: CallOptions;
let phones = 15_577_000_000;
function nextPhone(): string {
  phones += 1;
  return String(phones);
}

const at = (options: CallOptions, id: string): CallOptions => ({
  ...options,
  headers: { branch: id },
});

const list = async (options: CallOptions, filter: object = {}) =>
  (await server.call(user.findByCondition, { ...page, ...filter }, options)).data;

async function make(endpoint: typeof user.addStudent, input: object, options: CallOptions) {
  const reply = await server.call(endpoint, input as never, options);
  expect(reply.code).toBe(errorCodes.ok);
  return reply.data;
}

const addStudent = async (options: CallOptions, overrides: object = {}): Promise<string> =>
  (await make(user.addStudent, { name: '范围学员', phone: nextPhone(), ...overrides }, options))
    .userId;

async function administratorOf(branchIds: readonly string[]): Promise<CallOptions> {
  const phone = nextPhone();
  const roleIds = [seedId('role:sunrise:administrator')];
  const input = { name: '分校管理员', phone, roleIds, branchIds };
  const { data } = await server.call(administrator.save, input, head);
  const administratorId = { userId: data.id };
  const { data: created } = await server.call(
    account.generateAndSetPassword,
    administratorId,
    head,
  );
  const { password } = created;
  const reply = await server.call(account.login, { account: phone, password });
  return { token: reply.data.token };
}

const studentOf = async (branchId: string): Promise<{ userId: string; branchId: string }> => {
  const [row] = await server.db.executeAsSystem<{ id: string }>(sql`
    SELECT member_id AS id FROM actor WHERE branch_id = ${branchId}::uuid LIMIT 1`);
  return { userId: row?.id ?? '', branchId };
};

const numberIn = async (branchId: string) => {
  const [row] = await server.db.executeAsSystem<{ n: number }>(sql`
    SELECT count(*)::int AS n FROM actor WHERE branch_id = ${branchId}::uuid`);
  return row?.n ?? NaN;
};

beforeAll(async () => {
  head = { token: await server.login('13900000001') };
  eastern = await administratorOf([east]);
});

describe('the list', () => {
  it('differs for each branch, and shows the whole organisation in its first one', async () => {
    const totals = await Promise.all(
      [main, east, south].map(async (id) => (await list(at(head, id))).total),
    );
    expect(totals).toEqual([200, await numberIn(east), await numberIn(south)]);
    expect(totals[1]).not.toBe(totals[2]);
    const listed = (await list(at(head, east))).list;
    expect(new Set(listed.map((item: { branchName: string }) => item.branchName))).toEqual(
      new Set(['浦东校区']),
    );
  });

  it.each([
    ['no branch', {}],
    ['another branch', { branch: main }],
    ['another organisation’s', { branch: branchOf('vocational') }],
    ['another tenant’s', { branch: seedId('branch:horizon:main') }],
    ['a value that is not a branch', { branch: 'all' }],
  ])('shows staff of one branch nothing more with %s in the header', async (_, headers) => {
    const { total } = await list({ ...eastern, headers });
    expect(total).toBe(await numberIn(east));
  });

  it('shows the whole organisation to staff without a branch, even after they have created one', async () => {
    const whole = await administratorOf([]);
    expect((await list(whole)).total).toBe(200);
    const { data: created } = await server.call(
      branch.save,
      { name: '后设点', parentId: null },
      whole,
    );
    expect((await list(whole)).total).toBe(200);
    expect((await server.call(branch.delete, created, whole)).code).toBe(errorCodes.ok);
  });

  it('can be filtered by a branch, which includes those below it and nothing else', async () => {
    expect((await list(head, { branchId: south })).total).toBe(await numberIn(south));
    expect((await list(head, { branchId: main })).total).toBe(200);
    expect((await list(eastern, { branchId: south })).total).toBe(0);
    expect((await list(head, { branchId: seedId('branch:horizon:main') })).total).toBe(0);
  });

  it('includes students below the own branch', async () => {
    const { data } = await server.call(branch.save, { name: '张江教学点', parentId: east }, head);
    const userId = await addStudent(head, { branchId: data.id });
    const ids = async (options: CallOptions) =>
      (await list(options, { keyword: '范围学员' })).list.map(
        (item: { userId: string }) => item.userId,
      );
    expect(await ids(eastern)).toContain(userId);
    expect(await ids(at(head, south))).not.toContain(userId);
    await server.call(user.delete, { userId }, head);
  });
});

describe('a student of another branch', () => {
  it('can be neither changed nor deleted', async () => {
    const { userId } = await studentOf(south);
    for (const [call, params] of [
      [user.updateStudent, { userId, name: '改名' }],
      [user.updateStudent, { userId, branchId: east }],
      [user.delete, { userId }],
    ] as const) {
      for (const options of [eastern, at(head, east)]) {
        expect((await server.call(call, params, options)).code).toBe(errorCodes.notFound);
      }
    }
    expect(await studentOf(south)).toEqual({ userId, branchId: south });
  });

  it.each([
    ['in another branch', south],
    ['in another organisation’s branch', branchOf('vocational')],
    ['in another tenant’s branch', seedId('branch:horizon:main')],
    ['in a branch that does not exist', '00000000-0000-4000-8000-000000000000'],
  ])('cannot be created: %s', async (_, branchId) => {
    const input = { name: '别处学员', phone: nextPhone(), branchId };
    const refused = {
      code: errorCodes.invalidInput,
      data: { fields: { branchId: '请选择有效的校区' } },
    };
    expect(await server.call(user.addStudent, input, eastern)).toMatchObject(refused);
    const { userId } = await studentOf(east);
    const move = await server.call(user.updateStudent, { userId, branchId }, eastern);
    expect(move).toMatchObject(refused);
  });
});

it('a new student is in the branch of the person who adds them, or in the chosen one', async () => {
  const branchIdOf = async (userId: string) => {
    const [row] = await server.db.executeAsSystem<{ id: string }>(sql`
      SELECT branch_id AS id FROM actor WHERE member_id = ${userId}::uuid`);
    await server.call(user.delete, { userId }, head);
    return row?.id;
  };
  expect(await branchIdOf(await addStudent(eastern))).toBe(east);
  expect(await branchIdOf(await addStudent(at(head, south)))).toBe(south);
  expect(await branchIdOf(await addStudent(head))).toBe(main);
  expect(await branchIdOf(await addStudent(head, { branchId: east }))).toBe(east);
});

it('a student can be moved between branches that the caller may see', async () => {
  const userId = await addStudent(eastern);
  const move = await server.call(user.updateStudent, { userId, branchId: south }, head);
  expect(move.code).toBe(errorCodes.ok);
  expect((await server.call(user.delete, { userId }, eastern)).code).toBe(errorCodes.notFound);
  expect((await server.call(user.delete, { userId }, at(head, south))).code).toBe(errorCodes.ok);
});

describe('students outside the caller’s branches', () => {
  it('keep a department in use', async () => {
    const { data: created } = await server.call(
      department.save,
      { name: '共用部', parentId: null },
      head,
    );
    const userId = await addStudent(head, { branchId: south, departmentId: created.id });
    const remove = () => server.call(department.delete, created, eastern);
    expect((await remove()).code).toBe(errorCodes.conflict);
    await server.call(user.delete, { userId }, head);
    expect((await remove()).code).toBe(errorCodes.ok);
  });

  it('keep the member record of somebody who is also in another organisation', async () => {
    const userId = await addStudent(eastern);
    await server.db.executeAsSystem(sql`INSERT INTO actor (tenant_id, member_id, organ_id, kind)
      VALUES (${tenantId}::uuid, ${userId}::uuid, ${seedId('organ:sunrise:vocational')}::uuid, 'student')`);
    expect((await server.call(user.delete, { userId }, eastern)).code).toBe(errorCodes.ok);
    const remainingActors = await server.db.executeAsSystem(
      sql`SELECT 1 FROM actor WHERE member_id = ${userId}::uuid`,
    );
    expect(remainingActors).toHaveLength(1);
  });

  it('keep a branch from being deleted', async () => {
    const { data: created } = await server.call(
      branch.save,
      { name: '暂设点', parentId: east },
      head,
    );
    const userId = await addStudent(head, { branchId: created.id });
    expect((await server.call(branch.delete, created, head)).code).toBe(errorCodes.conflict);
    await server.call(user.delete, { userId }, head);
    expect((await server.call(branch.delete, created, head)).code).toBe(errorCodes.ok);
  });
});

describe('staff of one branch', () => {
  const person = () => ({ name: '新管理员', phone: nextPhone(), roleIds: [] });

  it('assign nobody to branches where they do not work', async () => {
    const give = (branchIds?: string[]) =>
      server.call(administrator.save, { ...person(), ...(branchIds && { branchIds }) }, eastern);
    expect((await give([main])).code).toBe(errorCodes.notFound);
    expect((await give([east, south])).code).toBe(errorCodes.notFound);
    expect((await give([])).code).toBe(errorCodes.invalidInput);
    expect((await give()).code).toBe(errorCodes.invalidInput);
    expect((await give([east])).code).toBe(errorCodes.ok);
  });

  it('neither see nor change staff who work elsewhere', async () => {
    const { data } = await server.call(administrator.findByCondition, page, eastern);
    const names = data.list.map((item: { name: string }) => item.name);
    expect(names).toContain('新管理员');
    expect(names).not.toContain('林小雨');
    const id = seedId('actor:sunrise:head:13900000002');
    const rename = await server.call(administrator.savePatch, { id, name: '改名' }, eastern);
    expect(rename.code).toBe(errorCodes.notFound);
  });

  it('neither change a branch beside their own nor create one there', async () => {
    const save = async (input: object) =>
      (await server.call(branch.save, input as never, eastern)).code;
    expect(await save({ id: south, name: '改名' })).toBe(errorCodes.notFound);
    expect(await save({ name: '新校区', parentId: null })).toBe(errorCodes.invalidInput);
    expect(await save({ name: '新校区', parentId: south })).toBe(errorCodes.invalidInput);
    expect(await save({ id: east, parentId: south })).toBe(errorCodes.invalidInput);
    expect((await server.call(branch.delete, { id: south }, eastern)).code).toBe(
      errorCodes.notFound,
    );
    expect(await save({ name: '新教学点', parentId: east })).toBe(errorCodes.ok);
  });
});

describe('row-level security', () => {
  const scope = { tenantId, actor: { organId }, memberId: null, branches: [east] };
  const branches = async (within: object) => {
    const rows = await server.db.withTenant({ ...scope, ...within }, (tx) =>
      tx.execute(sql`SELECT DISTINCT branch_id AS id FROM actor WHERE kind = 'student'`),
    );
    return rows.rows.map(({ id }) => id).sort();
  };

  it('hides other branches from a query without a condition', async () => {
    expect(await branches({})).toEqual([east]);
    expect(await branches({ branches: [] })).toEqual([]);
    expect(await branches({ branches: undefined })).toEqual([]);
    expect(await branches({ branches: null })).toEqual([main, east, south].sort());
    const whole = await branches({ actor: null });
    expect(whole).toEqual(expect.arrayContaining([main, east, south, branchOf('vocational')]));
  });

  it.each([
    `UPDATE actor SET branch_id = '${south}' WHERE kind = 'student'`,
    `UPDATE actor SET branch_id = NULL WHERE kind = 'student'`,
  ])('refuses %s', async (statement) => {
    const run = server.db.withTenant(scope, (tx) => tx.execute(sql.raw(statement)));
    await expect(run).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

it('the list sorts and searches by present names, no matter who changed them', async () => {
  const userId = await addStudent(head, { name: '一一改前' });
  const [otherActor] = await server.db.executeAsSystem<{ id: string }>(sql`INSERT INTO actor
    (tenant_id, member_id, organ_id, kind) VALUES (${tenantId}::uuid, ${userId}::uuid,
      ${seedId('organ:sunrise:vocational')}::uuid, 'student') RETURNING id`);
  const first = async (filter: object) => (await list(head, filter)).list[0]?.name;
  expect(await first({ sort: 'name' })).toBe('一一改前');
  await server.call(user.updateStudent, { userId, name: '一一改后' }, head);
  expect(await first({ sort: 'name' })).toBe('一一改后');
  expect(await first({ keyword: '一一改后' })).toBe('一一改后');
  expect(await first({ keyword: '一一改前' })).toBeUndefined();
  const [copy] = await server.db.executeAsSystem<{ name: string }>(sql`
    SELECT member_name AS name FROM actor WHERE id = ${otherActor?.id ?? ''}::uuid`);
  expect(copy?.name).toBe('一一改后');
});

it.each(['createdAt', 'name', 'phone'] as const)(
  'is sorted by %s in both directions, on every page',
  async (field) => {
    const values = async (sort: string) => {
      const pages = await Promise.all(
        [1, 2].map((pageNum) => list(head, { sort, pageNum, pageSize: 120 })),
      );
      return pages
        .flatMap((item) => item.list)
        .map((item: Record<string, string>) => item[field] ?? '');
    };
    const [up, down] = [await values(field), await values(`-${field}`)];
    const [sorted] = [
      await server.db.executeAsSystem<{ all: string[] }>(sql`
      SELECT array_agg(v ORDER BY v) AS all FROM unnest(string_to_array(${up.join('|')}, '|')) v`),
    ];
    expect(up).toEqual(sorted[0]?.all);
    expect(down).toEqual([...up].reverse());
    expect(new Set(up).size).toBeGreaterThan(10);
  },
);
