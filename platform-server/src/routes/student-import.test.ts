// embedded database only: its statements run one by one, and routes/reads, matrix and audit-walk run such ones on PostgreSQL
import { randomUUID } from 'node:crypto';
import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';
import { jobOver, uploadTo, workbook } from '../testing/workbooks';

const server = serverFixture({ freshLimits: true });
const { audit, student, user } = contract;

const head = ['姓名', '手机号', '邮箱', '身份证号', '部门', '校区'];
const idNumber = '11010519491231002X';
const page = { pageNum: 1, pageSize: 200 };

let administrator: CallOptions;
let southern: CallOptions;
let phones = 15_422_000_000;
const phone = (): string => {
  phones += 1;
  return String(phones);
};

const headersOf = (options: CallOptions): Record<string, string> => ({
  token: options.token ?? '',
  ...(options.headers as Record<string, string>),
});
const check = async (rows: string[][], options = administrator, formulas = {}) =>
  uploadTo(server, student.checkImport.path, await workbook(rows, formulas), headersOf(options));

async function start(
  rows: string[][],
  mode: 'all' | 'good',
  options = administrator,
  id = randomUUID(),
) {
  const url = `${student.startImport.path}?mode=${mode}&requestId=${id}`;
  const { code, data } = await uploadTo(server, url, await workbook(rows), headersOf(options));
  expect(code).toBe(errorCodes.ok);
  return { id: data.id as string, over: await jobOver(server, administrator.token ?? '', data.id) };
}

async function callOk(
  endpoint: EndpointData,
  params: object,
  options: CallOptions = administrator,
) {
  const reply = await server.call(endpoint, params as Record<string, unknown>, options);
  expect([endpoint.path, reply.code]).toEqual([endpoint.path, errorCodes.ok]);
  return reply.data;
}
const listOf = async (keyword: string) =>
  (await callOk(user.findByCondition, { ...page, keyword, sort: 'phone' })).list;

beforeAll(async () => {
  administrator = await sessionInSunrise(server, '13900000001', 'head');
  const branch = seedId('branch:sunrise:south');
  southern = { ...administrator, headers: { ...administrator.headers, branch } };
});

describe('the check of a workbook', () => {
  it('reports what is wrong in each cell, and stores nothing', async () => {
    const [usedPhone, repeatedPhone] = [phone(), phone()];
    await callOk(user.addStudent, { name: '已有学员', phone: usedPhone });
    const { data } = await check([
      head,
      ['表格学员', phone(), '', '', '', ''],
      ['', '123', 'nobody', '110105194912310021', '没有的部门', '没有的校区'],
      ['表格学员', usedPhone, '', '', '', ''],
      ['表格学员', repeatedPhone, '', '', '', ''],
      ['', '', '', '', '', ''],
      ['表格学员', repeatedPhone, '', '', '', ''],
    ]);
    expect(data).toMatchObject({ total: 5, good: 2, columns: head });
    expect(data.rows.map((row: { row: number }) => row.row)).toEqual([3, 4, 7]);
    const messages = Object.fromEntries(
      data.rows[0].problems.map((problem: { column: string; message: string }) => [
        problem.column,
        problem.message,
      ]),
    );
    expect(messages).toEqual({
      姓名: '请输入姓名',
      手机号: expect.any(String),
      邮箱: expect.any(String),
      身份证号: '身份证号格式不正确',
      部门: '请选择有效的部门',
      校区: '请选择有效的校区',
    });
    expect(data.rows[0].cells[1]).toBe('123');
    expect(data.rows[1].problems).toEqual([{ column: '手机号', message: '该手机号已被使用' }]);
    expect(data.rows[2].problems).toEqual([{ column: '手机号', message: '与第5行的手机号重复' }]);
    expect(await listOf('表格学员')).toEqual([]);
  });

  it('shows some rows if all are good, and accepts headings in any language and order', async () => {
    const { data } = await check([
      ['Mobile number', 'NAME ', 'Site'],
      [phone(), '表格学员', '浦东校区'],
    ]);
    expect(data).toMatchObject({ total: 1, good: 1, rows: [{ row: 2, problems: [] }] });
    expect(data.rows[0].cells).toEqual(['表格学员', String(phones), '', '', '', '浦东校区']);
  });

  it('accepts no formula', async () => {
    const rows = [head, ['表格学员', phone(), '', '', '', '']];
    const { data } = await check(rows, administrator, { '1,0': 'A1&"x"' });
    expect(data.rows[0].problems).toEqual([{ column: '姓名', message: '不支持公式，请填写内容' }]);
  });

  it.each([
    [
      'an unknown heading',
      [
        ['名字', '手机号'],
        ['a', 'b'],
      ],
      '表头与模板不一致，请使用下载的模板（任一语言均可）',
    ],
    [
      'a missing heading',
      [
        ['姓名', '邮箱'],
        ['a', 'b'],
      ],
      '表头与模板不一致，请使用下载的模板（任一语言均可）',
    ],
    [
      'a duplicate heading',
      [
        ['姓名', '手机号', '手机号'],
        ['a', 'b', 'c'],
      ],
      '表头与模板不一致，请使用下载的模板（任一语言均可）',
    ],
    ['no rows below the headings', [head], '表格中没有数据'],
  ])('refuses %s', async (_, rows, message) => {
    expect(await check(rows)).toMatchObject({
      code: errorCodes.invalidInput,
      data: { fields: { file: message } },
    });
  });

  it('refuses 100 001 rows and files that are not workbooks', async () => {
    const many = [head, ...Array.from({ length: 100_001 }, () => ['a', '1'])];
    expect((await check(many)).code).toBe(errorCodes.invalidInput);
    const heavy = Buffer.alloc(2_100_000);
    expect(
      await uploadTo(server, student.checkImport.path, heavy, headersOf(administrator)),
    ).toMatchObject({
      code: errorCodes.invalidInput,
      data: { fields: { file: '文件不能超过2 MB' } },
    });
    const broken = (await workbook([head, ['a', 'b']])).subarray(0, 900);
    const url = student.checkImport.path;
    expect(await uploadTo(server, url, broken, headersOf(administrator))).toMatchObject({
      code: errorCodes.invalidInput,
      message: '无法读取该文件，请使用下载的模板',
    });
  });

  it('accepts the branches that the caller may see, and no others', async () => {
    const row = (branch: string) => [head, ['表格学员', phone(), '', '', '', branch]];
    const problem = [{ column: '校区', message: '请选择有效的校区' }];
    expect((await check(row('浦东校区'), southern)).data.rows[0].problems).toEqual(problem);
    expect((await check(row('浦东校区'))).data.rows[0].problems).toEqual([]);
  });

  it('requires the full path of a department if several have its name', async () => {
    const top = async (name: string) =>
      (await callOk(contract.department.save, { name, parentId: null })).id;
    for (const name of ['甲部', '乙部']) {
      const parentId = await top(name);
      await callOk(contract.department.save, { name: '同名组', parentId });
    }
    const row = (department: string) => [head, ['表格学员', phone(), '', '', department, '']];
    const ambiguous = (await check(row('同名组'))).data.rows[0].problems;
    expect(ambiguous[0].message).toContain('完整路径');
    expect((await check(row('乙部/同名组'))).data.rows[0].problems).toEqual([]);
  });
});

describe('an import', () => {
  const bad = () => ['导入学员', '123', '', '', '', ''];

  it('adds the good rows with their departments and branches, and keeps the faults of the others', async () => {
    const name = '导入好行';
    const { over, id } = await start(
      [
        head,
        [name, phone(), 'a@b.cn', idNumber.toLowerCase(), '教学部 / 一年级教研组', '浦东校区'],
        [name, phone(), '', '', '', ''],
        bad(),
      ],
      'good',
    );
    expect(over).toMatchObject({ state: 'done', imported: 2, failed: 1, total: 3 });
    expect(over.problems).toMatchObject([{ row: 4, column: '手机号' }]);
    const [first, second] = await listOf(name);
    expect(first).toMatchObject({
      email: 'a@b.cn',
      idNumber: '110***********002X',
      departmentName: '一年级教研组',
      branchName: '浦东校区',
      status: 'active',
    });
    expect(second).toMatchObject({ departmentName: null, branchName: '总部校区' });
    const { list } = await callOk(audit.findByCondition, { ...page, target: first.userId });
    expect(list).toMatchObject([
      { action: 'student.added', who: '陈晓阳', detail: { imported: true } },
    ]);
    const result = await server.app.inject({
      url: contract.job.result.path.replace('{id}', id),
      headers: { host: 'localhost', ...headersOf(administrator) },
    });
    const sheet = await server.services.sheets.read(result.rawPayload, 10);
    expect(sheet?.[1]?.slice(0, 2)).toEqual(['4', '手机号']);
  });

  it('adds nobody if one row is bad and the import is all or nothing', async () => {
    const name = '导入全部';
    const rows = [head, [name, phone(), '', '', '', ''], bad()];
    expect((await start(rows, 'all')).over).toMatchObject({
      imported: 0,
      failed: 2,
      state: 'done',
    });
    expect(await listOf(name)).toEqual([]);
    expect((await start(rows.slice(0, 2), 'all')).over).toMatchObject({ imported: 1, failed: 0 });
    expect(await listOf(name)).toHaveLength(1);
  });

  it('is the same job if the request is repeated, and another one for another request', async () => {
    const rows = [head, ['导入一次', phone(), '', '', '', '']];
    const request = randomUUID();
    const first = await start(rows, 'good', administrator, request);
    expect((await start(rows, 'good', administrator, request)).id).toBe(first.id);
    const second = await start(rows, 'good');
    expect(second.over).toMatchObject({ imported: 0, failed: 1 });
  });

  it('adds people to the caller’s branch', async () => {
    const name = '南区导入';
    await start([head, [name, phone(), '', '', '', '']], 'good', southern);
    expect(await listOf(name)).toMatchObject([{ branchId: seedId('branch:sunrise:south') }]);
  });

  it('of another tenant does not depend on this one’s numbers and departments', async () => {
    const name = '别家学员';
    const number = phone();
    await callOk(user.addStudent, { name, phone: number });
    const token = await server.login('13900000011', { host: 'new.localhost', flow: 'new' });
    const content = await workbook([
      head,
      [name, number, '', '', '', '总部校区'],
      [name, number, '', '', '', ''],
    ]);
    const reply = await uploadTo(server, student.checkImport.path, content, {
      token,
      host: 'new.localhost',
    });
    const messages = reply.data.rows.flatMap((row: { problems: { message: string }[] }) =>
      row.problems.map(({ message }) => message),
    );
    expect(messages).not.toContain('该手机号已被使用');
  });

  it('is refused to people who may only read', async () => {
    const staff = { token: await server.login('13900000002') };
    const content = await workbook([head, ['a', 'b']]);
    const url = `${student.startImport.path}?mode=good&requestId=${randomUUID()}`;
    for (const path of [student.checkImport.path, url]) {
      expect((await uploadTo(server, path, content, headersOf(staff))).code).toBe(
        errorCodes.forbidden,
      );
    }
  });
});

it('the template offers the caller’s departments and branches', async () => {
  const [rows] = [
    await server.app.inject({
      url: user.excelTemplateDownLoad.path,
      headers: { host: 'localhost', ...headersOf(administrator), locale: 'fr-FR' },
    }),
  ];
  const sheet = await server.services.sheets.read(rows.rawPayload, 5);
  expect(sheet?.[0]).toEqual([
    'Nom',
    expect.any(String),
    expect.any(String),
    expect.any(String),
    'Service',
    'Site',
  ]);
});

it('numbers are stored in full', async () => {
  const number = phone();
  await start([head, ['整号学员', number, '', idNumber, '', '']], 'all');
  const stored = await server.db.executeAsSystem(
    sql`SELECT phone, id_number AS id FROM member WHERE name = '整号学员'`,
  );
  expect(stored).toEqual([{ phone: number, id: idNumber }]);
});
