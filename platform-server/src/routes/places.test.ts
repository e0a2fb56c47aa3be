import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
const { account, administrator, branch, configuration, saas, user } = contract;

const head = async (phone = '13900000001') => ({
  token: await server.login(phone),
  headers: {
    organ: seedId('organ:sunrise:head'),
    actor: seedId(`actor:sunrise:head:${phone}`),
  },
});

describe('deleting a branch', () => {
  it('is refused while people work in it, with their number, and changes nothing', async () => {
    const caller = await head();
    const created = await server.call(branch.save, { name: '东校区', parentId: null }, caller);
    const { id } = created.data;
    const list = await server.call(
      administrator.findByCondition,
      { pageNum: 1, pageSize: 50 },
      caller,
    );
    const staff = list.data.list.find((row: { phone: string }) => row.phone === '139****0002');
    const change = { id: staff.id, branchIds: [id] };
    expect((await server.call(administrator.savePatch, change, caller)).code).toBe(errorCodes.ok);
    const reply = await server.call(branch.delete, { id }, caller);
    expect(reply).toMatchObject({
      code: errorCodes.conflict,
      message: '该校区还有1名人员，请先为他们更换校区',
    });
    const after = await server.call(
      administrator.findByCondition,
      { pageNum: 1, pageSize: 50 },
      caller,
    );
    const stored = after.data.list.find((row: { id: string }) => row.id === staff.id);
    expect(stored.branches).toEqual([{ id, name: '东校区' }]);
  });

  it('succeeds if only its creator works in it, who also works in others', async () => {
    const caller = await head();
    const { data } = await server.call(branch.save, { name: '空校区', parentId: null }, caller);
    expect((await server.call(branch.delete, { id: data.id }, caller)).code).toBe(errorCodes.ok);
  });
});

describe('renaming a tenant', () => {
  const titleAt = async (host: string) =>
    (await server.call(configuration.find, { key: 'frontend_config' }, { host })).data.pageTitle;

  it('changes its page title too, unless that was set separately', async () => {
    const token = await server.login('13900000000');
    const input = {
      name: '旧名字',
      domain: 'rename.example.com',
      contactName: '张三',
      contactPhone: '13800000001',
    };
    const { id } = (await server.call(saas.save, input, { token })).data;
    expect(await titleAt(input.domain)).toBe('旧名字');
    await server.call(saas.update, { id, name: '新名字' }, { token });
    expect(await titleAt(input.domain)).toBe('新名字');
    await server.db.executeAsSystem(
      sql`UPDATE tenant SET page_title = '自定标题' WHERE id = ${id}::uuid`,
    );
    await server.call(saas.update, { id, name: '又一个名字' }, { token });
    expect(await titleAt(input.domain)).toBe('自定标题');
  });
});

describe('a suspended person', () => {
  const suspend = (phone: string, status: string) =>
    server.db.executeAsSystem(sql`UPDATE actor SET status = ${status}
      WHERE member_id IN (SELECT id FROM member WHERE phone = ${phone})`);
  afterEach(() => suspend('13900000002', 'active'));

  it('gets the reason at log-in, only after the right password', async () => {
    await suspend('13900000002', 'suspended');
    const right = { account: '13900000002', password: 'Demo#2026' };
    expect(await server.call(account.login, right)).toMatchObject({
      code: errorCodes.placeSuspended,
      message: '您在“阳光教育”的身份已被停用，请联系其管理员。您在其他机构的身份不受影响',
    });
    const wrong = await server.call(account.login, { ...right, password: 'Wrong#2026' });
    expect(wrong.code).toBe(errorCodes.loginRefused);
  });

  it('has no valid session, and has it again when the actor is active', async () => {
    const { token } = await head('13900000002');
    await suspend('13900000002', 'suspended');
    const reply = await server.call(user.findUser, {}, { token });
    expect(reply.code).toBe(errorCodes.sessionExpired);
    await suspend('13900000002', 'active');
    expect((await server.call(user.findUser, {}, { token })).code).toBe(errorCodes.ok);
  });

  it('keeps the session of another active actor', async () => {
    const token = await server.login('13900000003');
    await server.db.executeAsSystem(sql`UPDATE actor SET status = 'suspended'
      WHERE id = ${seedId('actor:sunrise:head:13900000003')}::uuid`);
    expect((await server.call(user.findUser, {}, { token })).code).toBe(errorCodes.ok);
    await suspend('13900000003', 'active');
  });
});
