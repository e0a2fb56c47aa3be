import { errorCodes, isApiError, type MenuNodeDto } from '@edu/shared-utility';
import {
  administrator,
  disabledTenant,
  noOrganisation,
  otherTenantAdministrator,
  staff,
  twoOrganisations,
} from '../support/accounts';
import { startPlatform } from './client';

const { client, logIn, origin } = startPlatform();

/** The business code with which a call is refused; 0 if it succeeds. */
const refusal = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => errorCodes.ok,
    (error: unknown) => {
      if (isApiError(error)) return error.code;
      throw error;
    },
  );

const pages = (nodes: readonly MenuNodeDto[]): string[] =>
  nodes.flatMap(({ data, children }) => [
    ...(data.type === 2 ? [`/${data.systemTagName}${data.url}`] : []),
    ...pages(children),
  ]);

const firstPage = { pageNum: 1, pageSize: 10 };

describe('before the login', () => {
  it('returns the configuration of the host’s tenant', async () => {
    const key = { key: 'frontend_config' };
    const ownConfiguration = await client('localhost').configuration.find(key);
    const otherTenantConfiguration = await client('new.localhost').configuration.find(key);
    expect(ownConfiguration.tenantName).toBe('阳光教育');
    expect(otherTenantConfiguration.tenantName).toBe('新程学院');
    expect(otherTenantConfiguration.entries).toContainEqual({ key: 'isNewSaas', value: 'true' });
  });

  it.each([
    ['an unknown account', '13999999999', errorCodes.loginRefused],
    ['a disabled tenant', disabledTenant, errorCodes.tenantDisabled],
    ['a person without an organisation', noOrganisation, errorCodes.noOrganisation],
  ])('refuses %s', async (_, account, code) => {
    const login = client('localhost').account.login({ account, password: 'Demo#2026' });
    expect(await refusal(login)).toBe(code);
  });

  it('refuses a wrong password like an unknown account', async () => {
    const login = client('localhost').account.login({
      account: administrator,
      password: 'Wrong#2026',
    });
    expect(await refusal(login)).toBe(errorCodes.loginRefused);
  });

  it('refuses every call of the journey without a session', async () => {
    const api = client('localhost');
    const codes = await Promise.all([
      refusal(api.account.getUserInfo()),
      refusal(api.account.findOrganList()),
      refusal(api.account.findAdminBranchList()),
      refusal(api.role.findRoleIds()),
      refusal(api.user.getUserMenu()),
      refusal(api.user.findByCondition(firstPage)),
      refusal(api.user.addStudent({ name: '无名', phone: '13700000000' })),
      refusal(api.user.updateUser({ nickname: '无名' })),
    ]);
    expect([...new Set(codes)]).toEqual([errorCodes.notLoggedIn]);
  });
});

describe('the journey of the tenant administrator', () => {
  it('finds person, organisation, branches, roles and menu', async () => {
    const { api, userId } = await logIn(administrator);
    const [info, branches, roles, menu] = await Promise.all([
      api.account.getUserInfo(),
      api.account.findAdminBranchList(),
      api.role.findRoleIds(),
      api.user.getUserMenu(),
    ]);
    expect(info).toMatchObject({ userId, phone: administrator, idAuthStatus: 1 });
    expect(branches).toHaveLength(3);
    expect(roles.length).toBeGreaterThan(0);
    expect(pages(menu)).toContain('/saas/student');
  });

  it('lists both organisations of a person, and a single branch of staff', async () => {
    const { token } = await client('localhost').account.login({
      account: twoOrganisations,
      password: 'Demo#2026',
    });
    expect(await client('localhost', token).account.findOrganList()).toHaveLength(2);
    expect(await (await logIn(staff)).api.account.findAdminBranchList()).toHaveLength(1);
  });

  it('adds, finds, changes and deletes a student', async () => {
    const { api } = await logIn(administrator);
    const phone = '13712340001';
    const listBefore = await api.user.findByCondition(firstPage);
    const { userId } = await api.user.addStudent({ name: '合同测试', phone });
    const studentPage = await api.user.findByCondition({ ...firstPage, keyword: phone });
    expect(studentPage.list).toEqual([
      expect.objectContaining({ userId, name: '合同测试', phone: '137****0001' }),
    ]);
    expect(studentPage.total).toBe(1);

    await api.user.updateStudent({ userId, name: '合同改名', phone, status: 'suspended' });
    const changed = await api.user.findByCondition({ ...firstPage, keyword: phone });
    expect(changed.list).toEqual([
      expect.objectContaining({ name: '合同改名', status: 'suspended' }),
    ]);

    await api.user.delete({ userId });
    const after = await api.user.findByCondition(firstPage);
    expect(after.total).toBe(listBefore.total);
  });

  it('pages through the students without gaps or duplicates', async () => {
    const { api } = await logIn(administrator);
    const userIds = new Set<string>();
    const { total } = await api.user.findByCondition(firstPage);
    for (let pageNum = 1; (pageNum - 1) * 50 < total; pageNum += 1) {
      const { list } = await api.user.findByCondition({ pageNum, pageSize: 50 });
      for (const { userId } of list) userIds.add(userId);
    }
    expect(userIds.size).toBe(total);
    expect((await api.user.findByCondition({ pageNum: 9999, pageSize: 50 })).list).toEqual([]);
  });

  it.each([
    ['no name', { name: '', phone: '13712340002' }],
    ['a name of sixteen characters', { name: '长'.repeat(16), phone: '13712340002' }],
    ['a phone that is none', { name: '测试', phone: '12345' }],
    ['an e-mail that is none', { name: '测试', phone: '13712340002', email: 'nobody' }],
  ])('refuses a student with %s', async (_, student) => {
    const { api } = await logIn(administrator);
    expect(await refusal(api.user.addStudent(student))).toBe(errorCodes.invalidInput);
  });

  it('refuses a phone that another student has', async () => {
    const { api } = await logIn(administrator);
    const [first] = (await api.user.findByCondition(firstPage)).list;
    const { userId = '' } = first ?? {};
    const { value } = await api.student.reveal({ userId, field: 'phone' });
    const duplicate = api.user.addStudent({ name: '双胞胎', phone: value ?? '' });
    expect(await refusal(duplicate)).toBe(errorCodes.conflict);
  });

  it('changes the nickname, counting characters as users see them', async () => {
    const { api } = await logIn(administrator);
    const nickname = '😀'.repeat(15);
    await api.user.updateUser({ nickname });
    expect((await api.account.getUserInfo()).nickname).toBe(nickname);
    expect(await refusal(api.user.updateUser({ nickname: `${nickname}长` }))).toBe(
      errorCodes.invalidInput,
    );
    expect(await refusal(api.user.updateUser({ nickname: '' }))).toBe(errorCodes.invalidInput);
    await api.user.updateUser({ nickname: '阳光管理员' });
  });

  it('ends the session at the log-out, for good', async () => {
    const { api } = await logIn(administrator);
    await api.account.logout();
    expect([errorCodes.sessionExpired, errorCodes.notLoggedIn]).toContain(
      await refusal(api.account.getUserInfo()),
    );
  });
});

describe('the separation of tenants', () => {
  it('shows no student of another tenant', async () => {
    const ownClient = await logIn(administrator);
    const otherTenantClient = await logIn(otherTenantAdministrator, 'new.localhost');
    const [{ list: ownList }, { list: otherList }] = await Promise.all([
      ownClient.api.user.findByCondition({ pageNum: 1, pageSize: 50 }),
      otherTenantClient.api.user.findByCondition({ pageNum: 1, pageSize: 50 }),
    ]);
    const ids = new Set(ownList.map(({ userId }) => userId));
    expect(otherList.filter(({ userId }) => ids.has(userId))).toEqual([]);
  });

  it('changes and deletes nothing of another tenant, whatever host and context a call claims', async () => {
    const ownClient = await logIn(administrator);
    const otherTenantClient = await logIn(otherTenantAdministrator, 'new.localhost');
    const [target] = (await ownClient.api.user.findByCondition(firstPage)).list;
    if (!target) throw new Error('The demo data has no students.');
    const [organ] = await ownClient.api.account.findOrganList();
    const disguised = client('localhost', otherTenantClient.token, {
      organ: organ?.organ ?? '',
      actor: organ?.actor ?? '',
    });
    for (const api of [otherTenantClient.api, disguised]) {
      const { userId, name } = target;
      expect(await refusal(api.user.delete({ userId }))).not.toBe(errorCodes.ok);
      expect(await refusal(api.user.updateStudent({ userId, name: '改' }))).not.toBe(errorCodes.ok);
      const userIds = await api.user.findByCondition({ ...firstPage, keyword: name }).then(
        ({ list }) => list.map((student) => student.userId),
        () => [],
      );
      expect(userIds).not.toContain(userId);
      expect(name).toBe(target.name);
    }
    const unchanged = await ownClient.api.user.findByCondition({
      ...firstPage,
      keyword: target.name,
    });
    expect(unchanged.list).toContainEqual(target);
  });

  it('lets two tenants have a student of the same phone', async () => {
    const ownClient = await logIn(administrator);
    const otherTenantClient = await logIn(otherTenantAdministrator, 'new.localhost');
    const student = { name: '同号', phone: '13712340009' };
    await ownClient.api.user.addStudent(student);
    await otherTenantClient.api.user.addStudent(student);
    const studentPage = await otherTenantClient.api.user.findByCondition({
      ...firstPage,
      keyword: student.phone,
    });
    expect(studentPage.total).toBe(1);
  });
});

describe('protocol errors', () => {
  it('have an envelope too', async () => {
    const reply = await fetch(`${origin()}/usercenter/v1/no/such/call`);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ code: errorCodes.notFound, data: null });
  });

  it('name the fault of a body that is not JSON', async () => {
    const reply = await fetch(`${origin()}/usercenter/v1/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"account": ',
    });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: errorCodes.invalidInput });
  });
});
