// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import { randomUUID } from 'node:crypto';
import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { studentChange } from '../domain/students/change-all';
import type { JobContext } from '../jobs/kinds';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';
import { jobOver } from '../testing/workbooks';

const server = serverFixture({ freshLimits: true });
const { audit, department, student, user } = contract;

const branchOf = (key: string) => seedId(`branch:sunrise:${key}`);
const [east, south] = [branchOf('east'), branchOf('south')];
const page = { pageNum: 1, pageSize: 200 };

let head: CallOptions;
let southern: CallOptions;
let departmentId: string;
let phones = 15_433_000_000;
let names = 0;

async function callOk(endpoint: EndpointData, params: object, options: CallOptions = head) {
  const reply = await server.call(endpoint, params as Record<string, unknown>, options);
  expect([endpoint.path, reply.code, reply.message]).toEqual([endpoint.path, 0, '']);
  return reply.data;
}

/** Adds students with a unique name in these branches; returns the name. */
async function some(...branches: string[]): Promise<string> {
  names += 1;
  const name = `批量${String.fromCharCode(0x4e00 + names)}`;
  for (const branchId of branches) {
    phones += 1;
    await callOk(user.addStudent, { name, phone: String(phones), branchId });
  }
  return name;
}

interface Row {
  userId: string;
  status: string;
  branchId: string;
  departmentId: string | null;
  version: number;
}
const rowsOf = async (keyword: string): Promise<Row[]> =>
  (await callOk(user.findByCondition, { ...page, keyword, sort: 'createdAt' })).list;

const order = (keyword: string, change: object, expected: number, requestId = randomUUID()) => ({
  filter: { keyword },
  change,
  expected,
  requestId,
});

const refusal = async (params: object, options: CallOptions = head) =>
  server.call(student.changeAll, params as never, options);

beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
  southern = { ...head, headers: { ...head.headers, branch: south } };
  departmentId = (await callOk(department.save, { name: '批量部', parentId: null })).id;
});

describe('a change of all students that match', () => {
  it('changes only them, returns their number, and records each one', async () => {
    const [mine, others] = [await some(east, south), await some(east)];
    const rowsBefore = await rowsOf(others);
    const change = { status: 'suspended', departmentId, branchId: south };
    expect(await callOk(student.changeAll, order(mine, change, 2))).toEqual({
      changed: 2,
      job: null,
    });
    expect(await rowsOf(mine)).toMatchObject([change, change]);
    expect(await rowsOf(others)).toEqual(rowsBefore);
    const [first] = await rowsOf(mine);
    const { list } = await callOk(audit.findByCondition, { ...page, target: first?.userId });
    expect(list[0]).toMatchObject({
      action: 'student.changed',
      who: '陈晓阳',
      changes: [
        { field: 'departmentId', before: null, after: departmentId },
        { field: 'branchId', before: east, after: south },
        { field: 'status', before: 'active', after: 'suspended' },
      ],
    });
    const summary = await callOk(audit.findByCondition, { ...page, action: 'student.manyChanged' });
    expect(summary.list[0].detail).toMatchObject({ students: 2, conditions: ['keyword'] });
    expect(JSON.stringify(summary.list[0])).not.toContain(mine);
  });

  it('leaves students that already have the value unchanged, with version and audit trail', async () => {
    const mine = await some(east);
    const [rowBefore] = await rowsOf(mine);
    const params = order(mine, { status: 'active' }, 1);
    expect(await callOk(student.changeAll, params)).toEqual({ changed: 0, job: null });
    expect(await rowsOf(mine)).toEqual([rowBefore]);
  });

  it('is refused if another number of students matches by now, and changes nobody', async () => {
    const mine = await some(east, east);
    const reply = await refusal(order(mine, { status: 'suspended' }, 3));
    expect(reply).toMatchObject({ code: errorCodes.conflict, data: { matching: 2 } });
    expect(reply.message).toContain('2');
    expect((await rowsOf(mine)).map(({ status }) => status)).toEqual(['active', 'active']);
  });

  it('affects only the caller’s branches', async () => {
    const mine = await some(east, south);
    const wide = await refusal(order(mine, { status: 'suspended' }, 2), southern);
    expect(wide.code).toBe(errorCodes.conflict);
    await callOk(student.changeAll, order(mine, { status: 'suspended' }, 1), southern);
    const byBranch = Object.fromEntries(
      (await rowsOf(mine)).map((row) => [row.branchId, row.status]),
    );
    expect(byBranch).toEqual({ [east]: 'active', [south]: 'suspended' });
  });

  it.each([
    ['a branch outside of the caller’s', () => ({ branchId: east }), () => southern],
    ['the organisation as a whole', () => ({ branchId: null }), () => southern],
    ['a branch of another organisation', () => ({ branchId: branchOf('vocational') }), () => head],
    ['a branch of another tenant', () => ({ branchId: seedId('branch:horizon:main') }), () => head],
    [
      'a department of another organisation',
      () => ({ departmentId: seedId('department:sunrise:vocational:service') }),
      () => head,
    ],
  ])('cannot move anybody into %s', async (_, change, caller) => {
    const mine = await some(south);
    const rowsBefore = await rowsOf(mine);
    const reply = await refusal(order(mine, change(), 1), caller());
    expect(reply.code).toBe(errorCodes.invalidInput);
    expect(Object.keys(reply.data.fields)).toEqual(Object.keys(change()));
    expect(await rowsOf(mine)).toEqual(rowsBefore);
  });

  it.each([
    ['no change', { change: {} }],
    ['an unknown field', { change: { name: '改' } }],
    ['an unknown condition', { filter: { names: '改' } }],
    ['nobody', { expected: 0 }],
    ['no request id', { requestId: 'x' }],
  ])('is refused with %s', async (_, wrong) => {
    const reply = await refusal({ ...order('批', { status: 'active' }, 1), ...wrong });
    expect(reply.code).toBe(errorCodes.invalidInput);
  });
});

describe('a change of many students', () => {
  const many = 1201;
  const name = '众多学员';
  const count = async (status: string) => {
    const filter = { ...page, pageSize: 10, keyword: name, status };
    return (await callOk(user.findByCondition, filter)).total;
  };

  beforeAll(async () => {
    await server.db.executeAsSystem(sql`
      WITH people AS (
        INSERT INTO member (tenant_id, name, phone)
        SELECT ${seedId('tenant:sunrise')}::uuid, ${name}, '1777' || lpad(i::text, 7, '0')
        FROM generate_series(1, ${many}) i RETURNING id, tenant_id)
      INSERT INTO actor (tenant_id, member_id, organ_id, branch_id, kind)
      SELECT tenant_id, id, ${seedId('organ:sunrise:head')}::uuid, ${south}::uuid, 'student' FROM people`);
  });

  it('is a job, and the same one if the request is repeated', async () => {
    const params = {
      ...order(name, { status: 'suspended' }, many),
      filter: { keyword: name, status: 'active' },
    };
    const created = await callOk(student.changeAll, params);
    expect(created).toMatchObject({ changed: 0, job: { kind: 'student.change', total: many } });
    const over = await jobOver(server, head.token ?? '', created.job.id);
    expect(over).toMatchObject({ state: 'done', done: many, imported: many, failed: 0 });
    expect([await count('suspended'), await count('active')]).toEqual([many, 0]);
    expect((await callOk(student.changeAll, params)).job.id).toBe(created.job.id);
  });

  it('affects no more than the person who ordered it could access', async () => {
    const mine = await some(east, south);
    const rows = await server.db.executeAsSystem<{ id: string }>(
      sql`SELECT id FROM actor WHERE member_name = ${mine}`,
    );
    const context = {
      tenantId: seedId('tenant:sunrise'),
      organId: seedId('organ:sunrise:head'),
      accountId: seedId('account:13900000001'),
      order: { change: { status: 'suspended' }, branches: [south] },
    };
    const ids = rows.map(({ id }) => [id]);
    const outcome = await server.db.withSystem((tx) =>
      studentChange.run(tx, ids, 2, context as unknown as JobContext, undefined),
    );
    expect(outcome).toEqual({ imported: 1, failed: 1, problems: [] });
    const byBranch = (await rowsOf(mine)).map(({ branchId, status }) => [branchId, status]);
    expect(Object.fromEntries(byBranch)).toEqual({ [east]: 'active', [south]: 'suspended' });
  });

  it('fails if its department was deleted', async () => {
    const mine = await some(south);
    const [row] = await server.db.executeAsSystem<{ id: string }>(
      sql`SELECT id FROM actor WHERE member_name = ${mine}`,
    );
    const context = {
      tenantId: seedId('tenant:sunrise'),
      organId: seedId('organ:sunrise:head'),
      locale: 'zh-CN',
      order: { change: { departmentId: randomUUID() }, branches: null },
    };
    const outcome = await server.db.withSystem((tx) =>
      studentChange.run(tx, [[row?.id ?? '']], 2, context as unknown as JobContext, undefined),
    );
    expect(outcome).toMatchObject({ imported: 0, failed: 1, problems: [{ row: 2 }] });
  });
});
