// also on PostgreSQL: every change of rights locks and checks rows that row-level security hides
import { contract, errorCodes, maskPhone, type PermissionNode } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { acceptInvitation, addStaff, sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });

const { account, administrator, permission, saas } = contract;

const headCaller = () => sessionInSunrise(server, '13900000001', 'head');

/** Administrator of one organisation of the tenant; in the head organisation only staff. */
const vocationalCaller = () => sessionInSunrise(server, '13900000003', 'vocational');
const horizonCaller = async () => ({
  token: await server.login('13900000011', { host: 'new.localhost', flow: 'new' }),
  page: 'new.localhost',
});

const appoint = (caller: CallOptions & { page?: string }, phone: string) =>
  addStaff(server, caller, phone);

describe('the password of an account with an actor in another organisation or tenant', () => {
  async function setsBoth(caller: CallOptions, userId: string): Promise<number[]> {
    const created = await server.call(account.generateAndSetPassword, { userId }, caller);
    const input = { userId, password: 'Stolen#2026' };
    const set = await server.call(account.resetPassword, input, caller);
    return [created.code, set.code];
  }
  const refused = [errorCodes.forbidden, errorCodes.forbidden];

  it.each([
    ['an administrator of another organisation', '13900000001', vocationalCaller],
    ['staff of another organisation', '13900000002', vocationalCaller],
    ['a student of another organisation', '13900000006', vocationalCaller],
    ['somebody without any organisation', '13900000005', horizonCaller],
    ['an administrator of another tenant', '13900000021', horizonCaller],
  ])('is not set: %s', async (_, phone, as) => {
    const caller = await as();
    expect(await setsBoth(caller, await appoint(caller, phone))).toEqual(refused);
    const [stored] =
      await server.db.executeAsSystem(sql`SELECT a.password_hash = b.password_hash AS same
      FROM account a, account b WHERE a.phone = ${phone} AND b.phone = '13900000000'`);
    expect(stored).toEqual({ same: true });
  });

  it('is not set for somebody who registered', async () => {
    const phone = '15612345670';
    await server.call(account.getAuthCode, { account: phone, type: 3 });
    const authCode = await server.code(phone);
    const input = { account: phone, authCode, password: 'Start#2026', name: '新用户' };
    expect((await server.call(account.register, input)).code).toBe(errorCodes.ok);
    const caller = await vocationalCaller();
    expect(await setsBoth(caller, await appoint(caller, phone))).toEqual(refused);
    const reply = await server.call(account.login, { account: phone, password: 'Start#2026' });
    expect(reply.code).toBe(errorCodes.ok);
  });

  it('is set for the organisation’s own staff, until another organisation or tenant appoints them', async () => {
    const caller = await vocationalCaller();
    for (const [phone, outsider] of [
      ['15512345671', await headCaller()],
      ['15512345672', await horizonCaller()],
    ] as const) {
      const userId = await appoint(caller, phone);
      const { data } = await server.call(account.generateAndSetPassword, { userId }, caller);
      const reply = await server.call(account.login, { account: phone, password: data.password });
      expect(reply.code).toBe(errorCodes.ok);
      await appoint(outsider, phone);
      expect(await setsBoth(caller, userId)).toEqual(refused);
    }
  });
});

it('is generated a few times a day for one person, since each one is sent to a number', async () => {
  const caller = await vocationalCaller();
  const phone = '15512345690';
  const userId = await appoint(caller, phone);
  const made: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const { status } = await server.call(account.generateAndSetPassword, { userId }, caller);
    made.push(status);
    const input = { userId, password: `Typed#${2026 + i}x` };
    made.push((await server.call(account.resetPassword, input, caller)).status);
  }
  expect(made).toEqual([200, 200, 200, 200, 200, 429]);
  const [outboxRows] = await server.db.executeAsSystem(sql`SELECT count(*)::int AS n FROM outbox
    WHERE account = ${phone} AND purpose = 'notice.password'`);
  expect(outboxRows).toEqual({ n: 5 });
});

describe('an account whose password somebody else set', () => {
  const PASSWORD = 'Prepared#2026';
  const BOUND = 'somebody@else.example';
  const NEW = 'new.localhost';

  const codeOf = async (name: string, type: number, options: CallOptions = {}) => {
    const getCode = type === 2 ? account.getAuthCodePublic : account.getAuthCode;
    expect((await server.call(getCode, { account: name, type }, options)).code).toBe(0);
    return server.code(name);
  };
  const resetByPhone = async (phone: string, password: string) => {
    const reset = { account: phone, authCode: await codeOf(phone, 4), password };
    expect((await server.call(account.resetPassword, reset)).code).toBe(errorCodes.ok);
  };
  const login = async (name: string, host: string, password = PASSWORD) =>
    (await server.call(account.login, { account: name, password }, { host })).code;

  /** Creates an account without actors and with a known password; `binds` adds a mail address. */
  async function prepare(phone: string, binds = true): Promise<{ token: string; mail: string }> {
    const caller = await vocationalCaller();
    const userId = await appoint(caller, phone);
    const set = await server.call(account.resetPassword, { userId, password: PASSWORD }, caller);
    expect(set.code).toBe(errorCodes.ok);
    const { token } = (await server.call(account.login, { account: phone, password: PASSWORD }))
      .data;
    const mail = `${phone}.${BOUND}`;
    if (binds) {
      const authCode = await codeOf(mail, 2, { token });
      const bound = await server.call(
        account.bindUserAccount,
        { account: mail, authCode },
        { token },
      );
      expect(bound.code).toBe(errorCodes.ok);
    }
    await server.db.executeAsSystem(sql`DELETE FROM limit_counter`);
    return { token, mail };
  }

  const byHorizon = async (phone: string) => appoint(await horizonCaller(), phone);
  const appointByHead = async (phone: string) => appoint(await headCaller(), phone);
  const appointByNewTenant = async (phone: string) => {
    const token = await server.login('13900000000');
    const domain = `of-${phone}.example`;
    const input = { name: '新租户', domain, contactName: '联系人', contactPhone: phone };
    expect((await server.call(saas.save, input, { token })).code).toBe(errorCodes.ok);
    expect((await acceptInvitation(server, phone, domain)).code).toBe(errorCodes.ok);
  };
  const appointByAccountId = async (phone: string) => {
    const [accountRow] = await server.db.executeAsSystem<{ id: string }>(
      sql`SELECT id FROM account WHERE phone = ${phone}`,
    );
    const input = { accountId: accountRow?.id, roleIds: [] };
    expect((await server.call(administrator.add, input, await headCaller())).code).toBe(
      errorCodes.ok,
    );
    expect((await acceptInvitation(server, phone, 'localhost')).code).toBe(errorCodes.ok);
  };

  it.each([
    ['another tenant', '15512345681', NEW, byHorizon],
    ['another organisation, by its identifier', '15512345682', 'localhost', appointByAccountId],
    ['a new tenant', '15512345683', 'of-15512345683.example', appointByNewTenant],
    ['another organisation', '15512345684', 'localhost', appointByHead],
  ])('is reset for %s: then only its owner can log in, by code', async (_, phone, host, take) => {
    const { token, mail } = await prepare(phone);
    await take(phone);
    expect([await login(phone, host), await login(mail, host)]).toEqual([
      errorCodes.loginRefused,
      errorCodes.loginRefused,
    ]);
    expect((await server.call(account.getUserInfo, {}, { token })).code).toBe(
      errorCodes.sessionExpired,
    );
    const outboxRows = await server.db.executeAsSystem<{
      account: string;
    }>(sql`SELECT account FROM outbox
      WHERE purpose = 'notice.password' AND account IN (${phone}, ${mail})
      ORDER BY created_at DESC LIMIT 2`);
    expect(outboxRows.map((row) => row.account).sort()).toEqual([phone, mail]);
    await server.db.executeAsSystem(sql`DELETE FROM limit_counter`);
    await resetByPhone(phone, 'Owners#2026');
    expect(await login(phone, host, 'Owners#2026')).toBe(errorCodes.ok);
  });

  it('keeps the password that its owner set by the phone’s code', async () => {
    const phone = '15512345685';
    await prepare(phone, false);
    await resetByPhone(phone, 'Owners#2026');
    await byHorizon(phone);
    expect(await login(phone, NEW, 'Owners#2026')).toBe(errorCodes.ok);
  });

  it('is reset again if somebody else’s address is bound to it', async () => {
    const phone = '15512345686';
    const { mail } = await prepare(phone);
    await resetByPhone(phone, 'Owners#2026');
    await byHorizon(phone);
    for (const name of [phone, mail]) {
      expect(await login(name, NEW, 'Owners#2026')).toBe(errorCodes.loginRefused);
    }
  });

  it('is not changed if its own organisation saves it again', async () => {
    const phone = '15512345687';
    await prepare(phone);
    const input = { name: '某人', phone, roleIds: [] };
    const repeatedReply = await server.call(administrator.save, input, await vocationalCaller());
    expect(repeatedReply.data.fields).toHaveProperty('phone');
    expect(await login(phone, 'localhost')).toBe(errorCodes.ok);
  });

  it('cannot be entered with the generated password after a day', async () => {
    const phone = '15512345688';
    await prepare(phone);
    await server.db.executeAsSystem(sql`UPDATE account SET password_expires_at =
      password_expires_at - interval '1 day' WHERE phone = ${phone}`);
    expect(await login(phone, 'localhost')).toBe(errorCodes.loginRefused);
  });
});

describe('a record that shows somebody else’s number', () => {
  const staff = async (caller: CallOptions) =>
    (await server.call(administrator.findByCondition, { pageNum: 1, pageSize: 50 }, caller)).data
      .list as { id: string; accountId: string; phone: string }[];

  it('gets none of that person’s roles', async () => {
    const head = await headCaller();
    const staffId = await appoint(head, '15512345691');
    const change = { id: staffId, phone: '15512345692' };
    expect((await server.call(administrator.savePatch, change, head)).code).toBe(errorCodes.ok);
    const input = { name: '某人', phone: '15512345692', roleIds: [] };
    for (const caller of [head, await vocationalCaller()]) {
      const reply = await server.call(administrator.save, input, caller);
      expect(reply.data.fields).toHaveProperty('phone');
      expect(
        (await staff(caller)).filter((row) => row.phone === maskPhone(input.phone)),
      ).toHaveLength(caller === head ? 1 : 0);
    }
  });

  it('does not take precedence over the person’s own record', async () => {
    const vocational = await vocationalCaller();
    const head = await headCaller();
    // The other member, without an account, is older.
    await server.db.executeAsSystem(sql`INSERT INTO member (tenant_id, name, phone, created_at)
      VALUES (${seedId('tenant:sunrise')}::uuid, '别人', '15512345693', now() - interval '1 day')`);
    const staffId = await appoint(vocational, '15512345694');
    await server.db.executeAsSystem(
      sql`UPDATE account SET phone = '15512345693' WHERE phone = '15512345694'`,
    );
    const placed = await appoint(head, '15512345693');
    const [first] = (await staff(vocational)).filter((row) => row.id === staffId);
    const [second] = (await staff(head)).filter((row) => row.id === placed);
    expect([second?.accountId, second?.phone]).toEqual([first?.accountId, '155****5694']);
  });
});

it('a menu entry that gets its built-in name again, in any language, gets its translations back', async () => {
  const { token, headers } = await headCaller();
  const id = seedId('permission:sunrise:menu:student');
  const nameIn = async (locale: string) => {
    const caller = { token, headers: { ...headers, locale } };
    const { code, data } = await server.call(contract.permission.getTree, {}, caller);
    expect(code).toBe(errorCodes.ok);
    const all = (nodes: PermissionNode[]): PermissionNode[] =>
      nodes.flatMap((node) => [node, ...all(node.children)]);
    return all(data).find((node) => node.id === id)?.name;
  };
  const rename = (name: string) =>
    server.call(contract.permission.save, { id, name }, { token, headers });
  await rename('名册');
  expect([await nameIn('zh-CN'), await nameIn('fr-FR')]).toEqual(['名册', '名册']);
  for (const name of ['学员管理', 'Student list']) {
    await rename(name);
    expect([await nameIn('zh-CN'), await nameIn('fr-FR')]).toEqual(['学员管理', 'Annuaire']);
    await rename('名册');
  }
});

it('a permission that a route requires cannot be deleted, one of the tenant’s own can', async () => {
  const head = await headCaller();
  const remove = (id: string) => server.call(permission.delete, { id }, head);
  expect(await remove(seedId('permission:sunrise:role.write'))).toMatchObject({
    code: errorCodes.forbidden,
    message: '内置权限不能删除',
  });
  const permissionInput = { parentId: null, name: '自定义', code: 'own.thing', kind: 'action' };
  const { data } = await server.call(permission.save, permissionInput, head);
  expect((await remove(data.id)).code).toBe(errorCodes.ok);
});

it('the status "expired" follows from the date: setting it neither enables nor disables a tenant', async () => {
  const token = await server.login('13900000000');
  const id = seedId('tenant:homecare');
  const update = (input: object) => server.call(saas.update, { id, ...input }, { token });
  const status = async () => (await server.call(saas.findById, { id }, { token })).data.status;
  for (const current of ['disabled', 'enabled']) {
    await update({ status: current });
    expect((await update({ status: 'expired' })).data.fields).toHaveProperty('status');
    expect(await status()).toBe(current);
  }
  await update({ expiresAt: '2020-01-01T00:00:00.000Z' });
  // forms send back unchanged values
  expect((await update({ status: 'expired', name: '改名' })).code).toBe(errorCodes.ok);
  expect(await status()).toBe('expired');
});
