import { contract, errorCodes } from '@edu/shared-utility/contract';
import { MAX_UNPACKED } from '../domain/sheets/unpacked-size';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { importTenants, jobOver, uploadTenants, workbook, XLSX } from '../testing/workbooks';

const server = serverFixture();
let token: string;
beforeAll(async () => {
  token = await server.login('13900000000');
});

const { saas, user } = contract;

const upload = (content: Buffer) => uploadTenants(server, token, content);

it('creates a tenant for each good row, and reports row, column and reason for each bad one', async () => {
  const data = await importTenants(server, token, [
    ['晨光学校', 'morning.example', '张三', '13812345678', 'red'],
    ['', 'evening.example', '李四', '13812345679', ''],
    ['重名域名学校', 'new.localhost', '王五', '13812345670', ''],
  ]);
  expect(data).toMatchObject({ imported: 1, failed: 2 });
  expect(data.problems).toEqual([
    { row: 3, column: '租户名称', message: '名称不能为空' },
    { row: 4, column: '域名', message: '该域名已被使用' },
  ]);
  const config = await server.call(
    contract.configuration.find,
    { key: 'frontend_config' },
    { host: 'morning.example' },
  );
  expect(config.data).toMatchObject({ tenantName: '晨光学校' });
  const page = { pageNum: 1, pageSize: 10, action: 'tenant.created' };
  const auditReply = await server.call(contract.audit.findByCondition, page, { token });
  expect(auditReply.data.list).toMatchObject([{ accountId: seedId('account:13900000000') }]);
});

it('a template is a workbook with a file name from the server and headings in the caller’s language', async () => {
  for (const [endpoint, name, heading] of [
    [saas.excelTemplateDownLoad, '租户导入模板.xlsx', '租户名称'],
    [user.excelTemplateDownLoad, '学员导入模板.xlsx', '姓名'],
  ] as const) {
    const reply = await server.app.inject({
      url: endpoint.path,
      headers: { host: 'localhost', token },
    });
    expect(reply.headers['content-type']).toBe(XLSX);
    expect(reply.headers['content-disposition']).toContain(encodeURIComponent(name));
    const rows = await server.services.sheets.read(reply.rawPayload, 10);
    expect(rows?.[0]?.[0]).toBe(heading);
  }
});

it.each([
  ['an empty template', () => workbook([['a', 'b']]), '表格中没有数据'],
  [
    'a file that is not a workbook',
    async () => Buffer.from('name,domain'),
    '无法读取该文件，请使用下载的模板',
  ],
])('refuses %s', async (_, content, message) => {
  expect(await upload(await content())).toMatchObject({ code: errorCodes.invalidInput, message });
});

it('refuses a workbook of tenants with foreign headings, and reads its own in any order and language', async () => {
  const row = ['插花课', 'flower.example', '李四', '13812345671', 'red'];
  const headings = [
    ['课程', '网站', '负责人', '座机', '备注'],
    ['租户名称', '域名', '联系人'],
    ['租户名称', '域名', '联系人', '联系电话', '备注'],
  ];
  for (const foreign of headings) {
    expect(await upload(await workbook([foreign, row]))).toMatchObject({
      code: errorCodes.invalidInput,
      data: { fields: { file: '表头与模板不一致，请使用下载的模板（任一语言均可）' } },
    });
  }
  const config = await server.call(
    contract.configuration.find,
    { key: 'frontend_config' },
    { host: 'flower.example' },
  );
  expect(config.data?.tenantName).not.toBe('插花课');
  const template = await server.app.inject({
    url: saas.excelTemplateDownLoad.path,
    headers: { host: 'localhost', token, 'accept-language': 'fr-FR' },
  });
  const [french = []] = (await server.services.sheets.read(template.rawPayload, 10)) ?? [];
  const reversed = await upload(await workbook([french, row].map((cells) => [...cells].reverse())));
  expect(await jobOver(server, token, reversed.data.job.id)).toMatchObject({ imported: 1 });
});

it('reports a formula in a workbook of tenants as one', async () => {
  const content = await workbook(
    [
      ['租户名称', '域名', '联系人', '联系电话', '主题'],
      ['', 'formula.example', '张三', '13812345672', ''],
    ],
    { '1,0': '1+1' },
  );
  const { data } = await upload(content);
  expect(await jobOver(server, token, data.job.id)).toMatchObject({
    ...{ imported: 0, failed: 1 },
    problems: [{ row: 2, column: '租户名称', message: '不支持公式，请填写内容' }],
  });
});

it('refuses a small workbook that unpacks to more than the limit', async () => {
  const content = await workbook([
    ['租户名称', '域名', '联系人', '联系电话', '主题'],
    ['x'.repeat(MAX_UNPACKED), 'large.example', '张三', '13812345678', ''],
  ]);
  expect(content.length).toBeLessThan(200_000);
  const reply = await upload(content);
  expect(reply).toMatchObject({
    code: errorCodes.invalidInput,
    message: '无法读取该文件，请使用下载的模板',
  });
});

it('refuses a missing file and one over 2 MB', async () => {
  const none = await server.call(saas.saasDataImport, {}, { token });
  expect(none).toMatchObject({
    code: errorCodes.invalidInput,
    message: '请选择Excel文件（.xlsx）',
  });
  const large = await upload(Buffer.alloc(2_200_000));
  expect(large).toMatchObject({
    code: errorCodes.invalidInput,
    data: { fields: { file: '文件不能超过2 MB' } },
  });
});
