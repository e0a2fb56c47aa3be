// also on PostgreSQL: a typical sequence of calls with all their statements
import { contract, errorCodes, type MenuNodeDto, type Student } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { phraseOverride } from '../db/schema';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import type { TestServer } from '../testing/test-server';

const server = serverFixture();
let token: string;

beforeAll(async () => {
  token = await server.login('13900000001');
});

const call: TestServer['call'] = (endpoint, params, options) =>
  server.call(endpoint, params, { token, ...options });

describe('the page before login', () => {
  it.each([
    ['localhost', '阳光教育', 'false'],
    ['new.localhost', '新程学院', 'true'],
    ['jiazheng.localhost', '安心家政学院', 'false'],
  ])('gets the configuration of %s', async (host, name, isNewSaas) => {
    const reply = await call(contract.configuration.find, { key: 'frontend_config' }, { host });
    expect(reply.data.tenantName).toBe(name);
    expect(reply.data.entries).toContainEqual({ key: 'isNewSaas', value: isNewSaas });
  });

  it('reports that no tenant has the host', async () => {
    const reply = await call(
      contract.configuration.find,
      { key: 'frontend_config' },
      { host: 'nobody.example' },
    );
    expect(reply).toMatchObject({
      status: 200,
      code: errorCodes.tenantUnknown,
      message: '获取租户信息失败',
    });
  });
});

describe('the language package of a tenant', () => {
  const query = { appname: 'admin', language: 'zh-CN', env: 'production' } as const;
  const { i18nPackage } = contract;
  const setWording = (value: string) =>
    server.db.withSystem((tx) =>
      tx
        .insert(phraseOverride)
        .values({ tenantId: seedId('tenant:sunrise'), ...query, key: 'saas.title', value })
        .onConflictDoUpdate({
          target: [
            phraseOverride.tenantId,
            phraseOverride.appname,
            phraseOverride.language,
            phraseOverride.env,
            phraseOverride.key,
          ],
          set: { value },
        }),
    );
  const version = async (host = 'localhost') =>
    (await call(i18nPackage.checkPackageVersion, query, { host })).data.version;

  it('has a new version whenever a text changes, for that tenant only', async () => {
    const empty = await version();
    await setWording('学生');
    const first = await version();
    expect((await call(i18nPackage.getConfList, query)).data).toEqual([
      { key: 'saas.title', value: '学生' },
    ]);
    await setWording('学员');
    const second = await version();
    expect(new Set([empty, first, second]).size).toBe(3);
    expect(await version()).toBe(second);
    expect(await version('new.localhost')).toBe(empty);
    const french = { ...query, language: 'fr-FR' };
    expect((await call(i18nPackage.getConfList, french)).data).toEqual([]);
  });
});

describe('login', () => {
  const login = (account: string, password = 'Demo#2026', host = 'localhost') =>
    server.call(contract.account.login, { account, password }, { host });

  it.each([
    ['13900000004', errorCodes.tenantDisabled, '当前租户已被禁用'],
    ['13900000005', errorCodes.noOrganisation, '您还没有所属机构，请联系管理员'],
    ['13900000011', errorCodes.noOrganisation, '您还没有所属机构，请联系管理员'],
  ])(
    '%s gets the reason of the refusal only after the right password',
    async (account, code, message) => {
      expect(await login(account)).toMatchObject({ code, message });
      expect(await login(account, 'wrong')).toMatchObject({ code: errorCodes.loginRefused });
    },
  );

  it('gives the same error for an unknown account and for a wrong password', async () => {
    const unknown = await login('13911111111');
    const wrong = await login('13900000001', 'wrong');
    expect(unknown).toMatchObject({
      code: errorCodes.loginRefused,
      message: '账号或密码（验证码）错误，请确认是否已注册',
      data: null,
    });
    expect({ ...wrong, headers: {} }).toEqual({ ...unknown, headers: {} });
  });

  it('accepts the e-mail address in any case', async () => {
    expect(await login('Admin@Sunrise.example')).toMatchObject({ code: errorCodes.ok });
  });
});

describe('a logged-in person', () => {
  it('gets profile, organisation, branches, roles and menu', async () => {
    expect((await call(contract.account.getUserInfo)).data).toMatchObject({
      accountPhone: '13900000001',
      accountMail: 'admin@sunrise.example',
      idAuthStatus: 1,
    });
    expect((await call(contract.account.findOrganList)).data).toHaveLength(1);
    expect((await call(contract.account.findAdminBranchList)).data).toHaveLength(3);
    expect((await call(contract.role.findRoleIds)).data).toHaveLength(1);
    const [first, directory] = (await call(contract.user.getUserMenu)).data as MenuNodeDto[];
    expect(first?.data).toMatchObject({ systemTagName: 'saas', url: '/home', type: 2 });
    expect(directory?.name).toBe('学员中心');
    expect(directory?.children[0]?.data).toMatchObject({
      systemTagName: 'saas',
      url: '/student',
      type: 2,
    });
  });

  it('gets the menu in their language', async () => {
    const reply = await call(contract.user.getUserMenu, {}, { headers: { locale: 'en-US' } });
    const names = reply.data.map(({ name }: { name: string }) => name);
    expect(names.slice(0, 2)).toEqual(['Home', 'Students']);
  });

  it('has to choose between two organisations, and the choice decides the roles', async () => {
    const ownToken = await server.login('13900000003');
    const { data: choices } = await server.call(
      contract.account.findOrganList,
      {},
      { token: ownToken },
    );
    expect(choices).toHaveLength(2);
    const roles = await Promise.all(
      choices.map((choice: { organ: string; actor: string }) =>
        server.call(
          contract.role.findRoleIds,
          {},
          {
            token: ownToken,
            headers: { organ: choice.organ, actor: choice.actor },
          },
        ),
      ),
    );
    expect(roles[0]?.data).not.toEqual(roles[1]?.data);
  });

  it('without an admin menu gets home, courses and inbox', async () => {
    const student = await server.login('13900000006');
    const menu = (await server.call(contract.user.getUserMenu, {}, { token: student })).data;
    expect(menu.map((node: { name: string }) => node.name)).toEqual([
      '首页',
      '我的学习',
      '我的考试',
      '我的证书',
      '我的消息',
    ]);
  });

  it('can change the nickname within the rules', async () => {
    const rename = (nickname: string) => call(contract.user.updateUser, { nickname });
    expect(await rename('')).toMatchObject({
      code: errorCodes.invalidInput,
      message: '昵称不能为空',
    });
    expect((await rename('一二三四五六七八九十一二三四五六')).code).toBe(errorCodes.invalidInput);
    expect((await rename('a\u0000b')).code).toBe(errorCodes.invalidInput);
    // Fifteen code points, thirty UTF-16 units.
    expect((await rename('😀'.repeat(15))).code).toBe(errorCodes.ok);
    expect((await call(contract.account.getUserInfo)).data.nickname).toBe('😀'.repeat(15));
  });

  it('cannot change a verified name', async () => {
    const reply = await call(contract.user.updateUser, { nickname: '新昵称', name: '别名' });
    expect(reply.data.fields).toHaveProperty('name');
  });
});

describe('students', () => {
  const list = (params: object = {}) =>
    call(contract.user.findByCondition, { pageNum: 1, pageSize: 10, ...params });

  it('are listed page by page, 200 in total', async () => {
    const { data } = await list();
    expect(data.total).toBe(200);
    expect(data.list).toHaveLength(10);
    const { data: last } = await list({ pageNum: 20 });
    expect(last.list).toHaveLength(10);
    const { data: past } = await list({ pageNum: 30 });
    expect([past.list, past.total]).toEqual([[], 200]);
  });

  it('can be added, found, changed and deleted', async () => {
    const { data: created } = await call(contract.user.addStudent, {
      name: '新学员',
      phone: '15500000001',
    });
    const find = async (): Promise<Student | undefined> =>
      (await list({ keyword: '15500000001' })).data.list[0];
    expect(await find()).toMatchObject({
      userId: created.userId,
      name: '新学员',
      status: 'active',
    });
    await call(contract.user.updateStudent, {
      ...created,
      name: '改名',
      phone: '15500000001',
      status: 'suspended',
    });
    expect(await find()).toMatchObject({ name: '改名', status: 'suspended' });
    expect((await call(contract.user.delete, created)).code).toBe(errorCodes.ok);
    expect(await find()).toBeUndefined();
    expect((await call(contract.user.delete, created)).code).toBe(errorCodes.notFound);
  });

  it('have unique phone numbers within the tenant', async () => {
    const reply = await call(contract.user.addStudent, { name: '重复', phone: '13900000002' });
    expect(reply).toMatchObject({
      code: errorCodes.conflict,
      data: { fields: { phone: '该手机号已被使用' } },
    });
  });

  it.each([
    ['name', { name: ' ', phone: '15500000002' }],
    ['phone', { name: '学员', phone: '12345' }],
    ['email', { name: '学员', phone: '15500000002', email: 'nobody' }],
    ['idNumber', { name: '学员', phone: '15500000002', idNumber: '110101199001011234' }],
    [
      'departmentId',
      { name: '学员', phone: '15500000002', departmentId: '11111111-1111-4111-8111-111111111111' },
    ],
  ])('get an error at the wrong field: %s', async (field, input) => {
    const reply = await call(contract.user.addStudent, input);
    expect(reply.code).toBe(errorCodes.invalidInput);
    expect(Object.keys(reply.data.fields)).toEqual([field]);
  });

  it('are searched for % literally', async () => {
    expect((await list({ keyword: '%' })).data.total).toBe(0);
  });

  it('can only be read by staff without the permission to write', async () => {
    const staff = await server.login('13900000002');
    const add = { name: '学员', phone: '15500000003' };
    expect((await server.call(contract.user.addStudent, add, { token: staff })).code).toBe(
      errorCodes.forbidden,
    );
    const page = { pageNum: 1, pageSize: 1 };
    expect((await server.call(contract.user.findByCondition, page, { token: staff })).code).toBe(0);
  });
});

describe('the session', () => {
  it('ends at log-out: 303 afterwards, 10000 for a token that never existed', async () => {
    const ownToken = await server.login('13900000002');
    await server.call(contract.account.logout, {}, { token: ownToken });
    expect((await server.call(contract.account.getUserInfo, {}, { token: ownToken })).code).toBe(
      303,
    );
    expect((await server.call(contract.account.getUserInfo, {}, { token: 'x' })).code).toBe(10000);
    expect((await server.call(contract.account.getUserInfo)).code).toBe(10000);
  });

  it('is replaced when its owner logs in again in the same browser', async () => {
    const ownToken = await server.login('13900000002');
    const next = await server.login('13900000002', { token: ownToken });
    expect((await server.call(contract.account.getUserInfo, {}, { token: ownToken })).code).toBe(
      303,
    );
    expect((await server.call(contract.account.getUserInfo, {}, { token: next })).code).toBe(0);
  });

  it('ends after its idle time and at its greatest age', async () => {
    for (const change of [sql`expires_at = now()`, sql`created_at = now() - interval '25 hours'`]) {
      const ownToken = await server.login('13900000002');
      await server.db.executeAsSystem(sql`UPDATE session SET ${change} WHERE revoked_at IS NULL`);
      expect((await server.call(contract.account.getUserInfo, {}, { token: ownToken })).code).toBe(
        303,
      );
      token = await server.login('13900000001');
    }
  });

  it('is not valid once its tenant is disabled', async () => {
    const ownToken = await server.login('13900000021', { host: 'jiazheng.localhost' });
    const operator = await server.login('13900000000');
    const id = seedId('tenant:homecare');
    await server.call(contract.saas.update, { id, status: 'disabled' }, { token: operator });
    expect((await server.call(contract.account.getUserInfo, {}, { token: ownToken })).code).toBe(
      303,
    );
  });

  it('has no actor if the header names somebody else’s', async () => {
    const foreign = { headers: { actor: '11111111-1111-4111-8111-111111111111' } };
    expect((await call(contract.user.getUserMenu, {}, foreign)).data).toEqual([]);
    const page = { pageNum: 1, pageSize: 1 };
    expect((await call(contract.user.findByCondition, page, foreign)).code).toBe(
      errorCodes.forbidden,
    );
  });
});

describe('every reply is an envelope', () => {
  it('for unknown paths, bad JSON and oversized bodies', async () => {
    const missing = await server.app.inject({ url: '/usercenter/v1/nothing' });
    expect([missing.statusCode, missing.json().code]).toEqual([404, errorCodes.notFound]);
    const post = (payload: string) =>
      server.app.inject({
        method: 'POST',
        url: contract.account.login.path,
        payload,
        headers: { 'content-type': 'application/json' },
      });
    const broken = await post('{');
    expect([broken.statusCode, broken.json().code]).toEqual([400, errorCodes.invalidInput]);
    const large = await post(JSON.stringify({ account: 'x'.repeat(2_000_000) }));
    expect([large.statusCode, large.json().code]).toEqual([413, errorCodes.payloadTooLarge]);
  });
});
