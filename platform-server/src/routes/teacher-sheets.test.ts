// embedded database only: rows of a workbook are stored like those of a form
import { randomUUID } from 'node:crypto';
import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';
import { jobOver, uploadTo, workbook } from '../testing/workbooks';

const server = serverFixture({ freshLimits: true });
const { audit, teacher } = contract;

const head = ['姓名', '手机号', '邮箱', '工号', '职称', '任教科目', '部门', '校区', '入职日期'];
const page = { pageNum: 1, pageSize: 200 };

let administrator: CallOptions;
let phones = 15_433_000_000;
const phone = (): string => {
  phones += 1;
  return String(phones);
};

beforeAll(async () => {
  administrator = await sessionInSunrise(server, '13900000001', 'head');
});

const headersOf = (options: CallOptions): Record<string, string> => ({
  token: options.token ?? '',
  ...(options.headers as Record<string, string>),
});
const check = async (rows: string[][], options = administrator) =>
  uploadTo(server, teacher.checkImport.path, await workbook(rows), headersOf(options));
async function start(rows: string[][], mode: 'all' | 'good') {
  const url = `${teacher.startImport.path}?mode=${mode}&requestId=${randomUUID()}`;
  const { data } = await uploadTo(server, url, await workbook(rows), headersOf(administrator));
  return jobOver(server, administrator.token ?? '', data.id);
}
async function callOk(endpoint: EndpointData, params: object) {
  const reply = await server.call(endpoint, params as Record<string, unknown>, administrator);
  expect([endpoint.path, reply.code]).toEqual([endpoint.path, errorCodes.ok]);
  return reply.data;
}
const listOf = async (keyword: string) =>
  (await callOk(teacher.find, { ...page, keyword, sort: 'createdAt' })).list;

it('a check reports what is wrong in each cell, and stores nothing', async () => {
  const twice = phone();
  const { data } = await check([
    head,
    ['表格教师', '123', 'x', 'T1001', '', '', '没有的部', '职业培训校区', '去年'],
    ['表格教师', phone(), '', 'T1001', '', '一、二、三、四、五、六、七、八、九', '', '', ''],
    ['表格教师', '13800200100', '', '', '', '', '', '', ''],
    ['表格教师', twice, '', 'X9', '', '', '', '', ''],
    ['表格教师', twice, '', 'X9', '', '', '', '', ''],
  ]);
  const problems = data.rows.map(
    ({ problems: cellProblems }: { problems: { column: string; message: string }[] }) =>
      Object.fromEntries(cellProblems.map(({ column, message }) => [column, message])),
  );
  expect(problems).toEqual([
    {
      手机号: '请输入正确的手机号',
      邮箱: '请输入正确的邮箱账号',
      部门: '请选择有效的部门',
      校区: '请选择有效的校区',
      入职日期: '请输入有效的日期',
    },
    { 任教科目: '请填写至多 8 个科目，每个不超过 20 字' },
    { 手机号: '该手机号已被使用' },
    { 手机号: '与第5行的手机号重复', 工号: '与第5行的工号重复' },
  ]);
  expect(data).toMatchObject({ total: 5, good: 1 });
  expect(await listOf('表格教师')).toEqual([]);
});

it('an import adds the good rows in the usual notations, with an audit entry for each', async () => {
  const name = '导入教师';
  const over = await start(
    [
      head,
      [
        name,
        phone(),
        'a@b.cn',
        'N1',
        '讲师',
        '语文、写作；阅读',
        '教学部 / 一年级教研组',
        '浦东校区',
        '2024/3/1',
      ],
      [name, phone(), '', '', '', '', '', '', ''],
      [name, phone(), '', 'T1002', '', '', '', '', ''],
    ],
    'good',
  );
  expect(over).toMatchObject({ kind: 'teacher.import', state: 'done', imported: 2, failed: 1 });
  expect(over.problems).toMatchObject([{ row: 4, column: '工号', message: '该工号已被使用' }]);
  const rows = await listOf(name);
  const first = rows.find(({ staffNumber }: { staffNumber: string }) => staffNumber === 'N1');
  expect(first).toMatchObject({
    subjects: ['语文', '写作', '阅读'],
    departmentName: '一年级教研组',
    branchName: '浦东校区',
    joinedOn: '2024-03-01',
    title: '讲师',
  });
  expect(rows).toContainEqual(expect.objectContaining({ branchName: '总部校区', subjects: [] }));
  const { list } = await callOk(audit.findByCondition, { ...page, target: first.id });
  expect(list).toMatchObject([{ action: 'teacher.added', detail: { imported: true } }]);
});

it('an all-or-nothing import adds nobody if one row is bad', async () => {
  const rows = [
    head,
    ['全部教师', phone(), '', '', '', '', '', '', ''],
    ['全部教师', '1', '', '', '', '', '', '', ''],
  ];
  expect(await start(rows, 'all')).toMatchObject({ imported: 0, failed: 2 });
  expect(await listOf('全部教师')).toEqual([]);
});

it.each([
  [
    'an unknown heading',
    [
      ['名字', '手机号'],
      ['a', 'b'],
    ],
  ],
  [
    'a missing heading',
    [
      ['姓名', '工号'],
      ['a', 'b'],
    ],
  ],
])('a file with %s is refused', async (_, rows) => {
  expect(await check(rows)).toMatchObject({
    code: errorCodes.invalidInput,
    data: { fields: { file: expect.stringContaining('表头') } },
  });
});

it('the template has the columns in the caller’s language', async () => {
  const { rawPayload } = await server.app.inject({
    url: teacher.template.path,
    headers: { host: 'localhost', ...headersOf(administrator), locale: 'en-US' },
  });
  const sheet = await server.services.sheets.read(rawPayload, 5);
  expect(sheet?.[0]).toEqual([
    'Name',
    'Mobile number',
    'E-mail',
    'Staff number',
    'Title',
    'Subjects',
    'Department',
    'Branch',
    'Joined on',
  ]);
});

describe('an export', () => {
  const take = async (input: object, options = administrator) => {
    const { rawPayload, headers } = await server.app.inject({
      method: 'POST',
      url: teacher.exportRows.path,
      payload: input,
      headers: { host: 'localhost', ...headersOf(options) },
    });
    const isSheet = String(headers['content-type']).includes('sheet');
    return isSheet
      ? { sheet: await server.services.sheets.read(rawPayload, 50), code: 0 }
      : { sheet: null, code: JSON.parse(rawPayload.toString()).code as number };
  };
  const columns = ['name', 'phone', 'subjects', 'status'];

  it('has the columns and rows of the list, masked unless full numbers are requested', async () => {
    const { sheet } = await take({ columns, status: 'leave' });
    expect(sheet).toEqual([
      ['姓名', '手机号', '任教科目', '状态'],
      ['唐若兰', '138****0142', '美术、书法', '休假'],
    ]);
    const whole = await take({ columns, ids: [seedId('teacher:sunrise:head:6')], whole: true });
    expect(whole.sheet?.[1]?.[1]).toBe('13800200142');
    const { list } = await callOk(audit.findByCondition, { ...page, action: 'teacher.exported' });
    expect(list[1].detail).toMatchObject({ teachers: 1, whole: false, conditions: ['status'] });
  });

  it('lists the subjects as the reader’s language does', async () => {
    const options = { ...administrator, headers: { ...administrator.headers, locale: 'fr-FR' } };
    const { sheet } = await take({ columns, status: 'leave' }, options);
    expect(sheet?.[1]?.[2]).toBe('美术, 书法');
  });

  it('is restricted to the caller’s branches, and refused without the permission', async () => {
    const southern = {
      ...administrator,
      headers: { ...administrator.headers, branch: seedId('branch:sunrise:south') },
    };
    const { sheet } = await take({ columns, ids: [seedId('teacher:sunrise:head:0')] }, southern);
    expect(sheet).toHaveLength(1);
    const staff = { token: await server.login('13900000002') };
    expect((await take({ columns }, staff)).code).toBe(errorCodes.forbidden);
  });
});
