// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';
import { XLSX } from '../testing/workbooks';

const server = serverFixture({ freshLimits: true });
const { audit, student, user } = contract;

const idNumber = '11010519491231002X';
const [east, south] = [seedId('branch:sunrise:east'), seedId('branch:sunrise:south')];

let administrator: CallOptions;
const headersOf = (options: CallOptions): Record<string, string> => ({
  token: options.token ?? '',
  ...(options.headers as Record<string, string>),
});

async function callOk(endpoint: EndpointData, params: object) {
  const reply = await server.call(endpoint, params as Record<string, unknown>, administrator);
  expect([endpoint.path, reply.code]).toEqual([endpoint.path, errorCodes.ok]);
  return reply.data;
}

const sendRequest = (payload: object, options = administrator, headers: object = {}) =>
  server.app.inject({
    method: 'POST',
    url: student.exportRows.path,
    payload,
    headers: { host: 'localhost', ...headersOf(options), ...headers },
  });

async function rowsOf(
  payload: object,
  options = administrator,
  headers: object = {},
): Promise<string[][]> {
  const reply = await sendRequest(payload, options, headers);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, XLSX]);
  return (await server.services.sheets.read(reply.rawPayload, 1000)) ?? [];
}

const name = '导出学员';
const ids: string[] = [];

beforeAll(async () => {
  administrator = await sessionInSunrise(server, '13900000001', 'head');
  for (const [index, branchId] of [east, south, south].entries()) {
    const person = { name, phone: `1541100000${index}`, idNumber, branchId };
    ids.push((await callOk(user.addStudent, person)).userId);
  }
});

it('has the requested columns in their order, masked, in the caller’s language, and is recorded', async () => {
  const columns = ['phone', 'name', 'idNumber', 'branch', 'status'];
  const query = { keyword: name, sort: 'phone', columns };
  expect(await rowsOf(query, administrator, { locale: 'en-US' })).toEqual([
    ['Mobile number', 'Name', 'ID number', 'Branch', 'Status'],
    ['154****0000', name, '110***********002X', '浦东校区', 'Active'],
    ['154****0001', name, '110***********002X', expect.any(String), 'Active'],
    ['154****0002', name, '110***********002X', expect.any(String), 'Active'],
  ]);
  const { list } = await callOk(audit.findByCondition, {
    pageNum: 1,
    pageSize: 10,
    action: 'student.exported',
  });
  expect(list[0]).toMatchObject({
    who: '陈晓阳',
    detail: { students: 3, columns, whole: false, conditions: ['keyword'] },
  });
  expect(JSON.stringify(list[0])).not.toContain(name);
});

it('has the selected rows only, and of these those that match the conditions', async () => {
  const chosen = { keyword: name, sort: 'phone', columns: ['phone'], userIds: ids.slice(1) };
  expect((await rowsOf(chosen)).slice(1)).toEqual([['154****0001'], ['154****0002']]);
  expect((await rowsOf({ ...chosen, branchId: east })).slice(1)).toEqual([]);
});

it.each([
  ['Asia/Shanghai', 'GMT+8', 8],
  ['Asia/Kolkata', 'GMT+5:30', 5.5],
  ['Nowhere/At-All', 'GMT+0', 0],
])('writes times in the time zone %s', async (timezone, offset, hours) => {
  const { createdAt } = await callOk(student.findById, { userId: ids[0] });
  const localTime = new Date(Date.parse(createdAt) + hours * 3_600_000).toISOString();
  const query = { keyword: name, sort: 'phone', columns: ['createdAt'], userIds: ids.slice(0, 1) };
  const [, row] = await rowsOf(query, administrator, { timezone });
  expect(row).toEqual([`${localTime.slice(0, 16).replace('T', ' ')} ${offset}`]);
});

it('has full numbers on request', async () => {
  const query = { keyword: name, sort: 'phone', columns: ['phone', 'idNumber'], whole: true };
  expect((await rowsOf(query))[1]).toEqual(['15411000000', idNumber]);
});

it('is restricted to what the caller may see', async () => {
  const southern = { ...administrator, headers: { ...administrator.headers, branch: south } };
  const query = { keyword: name, columns: ['phone'], sort: 'phone' };
  expect((await rowsOf(query, southern)).slice(1)).toEqual([['154****0001'], ['154****0002']]);
  expect((await rowsOf({ ...query, userIds: ids }, southern)).slice(1)).toHaveLength(2);
});

it('contains no formula', async () => {
  await callOk(user.updateStudent, { userId: ids[0], name: '=1+1' });
  const rows = await rowsOf({ userIds: [ids[0]], columns: ['name'] });
  expect(rows[1]).toEqual(["'=1+1"]);
  await callOk(user.updateStudent, { userId: ids[0], name });
});

describe('an export is refused', () => {
  it('people who may read but not export', async () => {
    const staff = { token: await server.login('13900000002') };
    expect((await sendRequest({ columns: ['name'] }, staff)).json().code).toBe(
      errorCodes.forbidden,
    );
  });

  it.each([
    ['a request without columns', {}],
    ['an empty list of columns', { columns: [] }],
    ['an unknown column', { columns: ['password'] }],
    ['an unknown condition', { columns: ['name'], names: 'x' }],
  ])('%s', async (_, payload) => {
    expect((await sendRequest(payload)).json().code).toBe(errorCodes.invalidInput);
  });
});
