// concurrent calls also on PostgreSQL: a lock decides between concurrent changes of one text
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Catalogue } from '../domain/wordings/catalogue';
import { startTestServer, type TestServer } from '../testing/test-server';

const catalogue: Catalogue = {
  'zh-CN': {
    'saas.title': '学员列表',
    'saas.total_other': '共 {{count}} 名学员',
    'saas.only': '只有中文',
    'entrance.login': '登录',
  },
  'en-US': {
    'saas.title': 'Students',
    'saas.total_one': '{{count}} student',
    'saas.total_other': '{{count}} students',
    'entrance.login': 'Log in',
  },
  'fr-FR': { 'saas.title': 'Apprenants' },
};

let server: TestServer;
let admin: string;
let otherTenantToken: string;
beforeAll(async () => {
  server = await startTestServer({ catalogue: async () => catalogue });
  admin = await server.login('13900000001');
  otherTenantToken = await server.login('13900000011', { host: 'new.localhost', flow: 'new' });
}, 120_000);
afterAll(() => server.close());
beforeEach(() => server.db.executeAsSystem(sql`DELETE FROM phrase_override`));

const { phrase, i18nPackage } = contract;
const entry = { appname: 'admin', language: 'en-US', env: 'production' };

const find = async (overrides: Record<string, unknown> = {}, token = admin) => {
  const params = { ...entry, pageNum: 1, pageSize: 10, ...overrides };
  return (await server.call(phrase.find, params, { token })).data;
};
const save = (key: string, value: string, was: string | null = null, token = admin) =>
  server.call(phrase.save, { ...entry, key, value, was }, { token });
const served = async (host = 'localhost') =>
  (await server.call(i18nPackage.getConfList, entry, { host })).data;
const version = async () =>
  (await server.call(i18nPackage.checkPackageVersion, entry, { host: 'localhost' })).data.version;

const keys = (page: { list: { key: string }[] }) => page.list.map(({ key }) => key);

it('lists the product’s texts with the Chinese ones, page by page', async () => {
  const page = await find({ pageSize: 2 });
  expect(page).toMatchObject({
    total: 5,
    list: [
      { key: 'entrance.login', text: 'Log in', reference: '登录', override: null },
      { key: 'saas.only', text: '', reference: '只有中文' },
    ],
  });
  expect(keys(await find({ pageSize: 2, pageNum: 3 }))).toEqual(['saas.total_other']);
  expect((await find()).list[3]).toMatchObject({
    key: 'saas.total_one',
    reference: '共 {{count}} 名学员',
  });
});

it('searches keys and texts, and lists texts without a translation', async () => {
  expect(keys(await find({ keyword: 'STUDENT' }))).toEqual([
    'saas.title',
    'saas.total_one',
    'saas.total_other',
  ]);
  expect(keys(await find({ keyword: '登录' }))).toEqual(['entrance.login']);
  expect(keys(await find({ state: 'missing' }))).toEqual(['saas.only']);
  expect(keys(await find({ state: 'missing', language: 'fr-FR' }))).toEqual([
    'entrance.login',
    'saas.only',
    'saas.total_other',
  ]);
});

it('pages get the tenant’s wording until it is reset', async () => {
  const versionBefore = await version();
  const saved = await save('saas.total_other', 'All {{count}} learners');
  expect(saved.data).toMatchObject({
    text: '{{count}} students',
    override: 'All {{count}} learners',
  });
  expect(await served()).toEqual([{ key: 'saas.total_other', value: 'All {{count}} learners' }]);
  expect(await served('new.localhost')).toEqual([]);
  expect(await version()).not.toBe(versionBefore);
  expect(keys(await find({ state: 'overridden' }))).toEqual(['saas.total_other']);
  expect(keys(await find({ state: 'overridden' }, otherTenantToken))).toEqual([]);
  const { data } = await server.call(
    phrase.reset,
    { ...entry, key: 'saas.total_other', was: 'All {{count}} learners' },
    { token: admin },
  );
  expect(data.override).toBeNull();
  expect(await version()).toBe(versionBefore);
  const auditRows = await server.db.executeAsSystem<{ detail: unknown }>(sql`
    SELECT detail FROM audit_log WHERE action = 'phrase.changed' ORDER BY id DESC LIMIT 1`);
  expect(auditRows[0]?.detail).toEqual({
    language: 'en-US',
    before: 'All {{count}} learners',
    after: null,
  });
});

it.each([
  [
    'without its placeholder',
    'saas.total_other',
    'All learners',
    '须保留且只能使用这些占位符：{{count}}',
  ],
  [
    'with another placeholder',
    'saas.total_other',
    '{{count}} of {{total}}',
    '须保留且只能使用这些占位符：{{count}}',
  ],
  [
    'with an unclosed placeholder',
    'saas.total_other',
    '{{count}} {{',
    '文字中不能有 $t( 或未配对的 {{ }}',
  ],
  [
    'that refers to another text',
    'saas.title',
    '$t(entrance.login)',
    '文字中不能有 $t( 或未配对的 {{ }}',
  ],
  ['without any text', 'saas.title', '  ', '请输入文字'],
])('refuses a wording %s at its field', async (_, key, value, message) => {
  const reply = await save(key, value);
  expect([reply.code, reply.data.fields]).toEqual([errorCodes.invalidInput, { value: message }]);
  expect(await served()).toEqual([]);
});

it('a missing translation needs the placeholders of the Chinese text', async () => {
  expect((await save('saas.only', 'Chinese alone')).code).toBe(errorCodes.ok);
  expect(keys(await find({ state: 'missing' }))).toEqual([]);
});

it('an unknown key is refused as not found', async () => {
  expect((await save('saas.nothing', 'x')).code).toBe(errorCodes.notFound);
  expect((await save('__proto__.x', 'x')).code).toBe(errorCodes.notFound);
});

it('the second of two concurrent changes is refused with the first one’s text', async () => {
  const replies = await Promise.all([save('saas.title', 'One'), save('saas.title', 'Two')]);
  expect(replies.map(({ code }) => code).sort()).toEqual([errorCodes.ok, errorCodes.conflict]);
  const refused = replies.find(({ code }) => code === errorCodes.conflict);
  expect(['One', 'Two']).toContain(refused?.data.present.override);
  expect(await served()).toEqual([{ key: 'saas.title', value: refused?.data.present.override }]);
});

it('outdated wordings are listed and can be deleted', async () => {
  await save('saas.total_other', 'All {{count}} learners');
  await server.db.executeAsSystem(sql`UPDATE phrase_override SET value = 'All {{number}}'`);
  expect(keys(await find({ state: 'stale' }))).toEqual(['saas.total_other']);
  await server.db.executeAsSystem(sql`UPDATE phrase_override SET key = 'saas.former'`);
  expect(keys(await find({ state: 'stale' }))).toEqual(['saas.former']);
  const reset = { ...entry, key: 'saas.former', was: 'All {{number}}' };
  expect((await server.call(phrase.reset, reset, { token: admin })).code).toBe(errorCodes.ok);
  expect(await served()).toEqual([]);
});
