// concurrent calls also on PostgreSQL: a code works once, however many concurrent requests use it
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });

const { account, accountNew } = contract;
const PHONE = '13900000001';
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

async function loginCode(to = PHONE): Promise<string> {
  expect((await server.call(account.getAuthCode, { account: to, type: 1 })).code).toBe(0);
  return server.code(to);
}

const login = (authCode: string, to = PHONE) =>
  server.call(account.loginByAuthCode, { account: to, authCode });

it('has six digits and is stored as a keyed hash only', async () => {
  const code = await loginCode();
  expect(code).toMatch(/^\d{6}$/);
  const rows = await server.db.executeAsSystem(sql`SELECT * FROM auth_code`);
  expect(JSON.stringify(rows)).not.toContain(code);
  const stored = await server.db.executeAsSystem(sql`SELECT * FROM outbox`);
  expect(JSON.stringify(stored)).not.toContain(code);
});

it('logs in once', async () => {
  const code = await loginCode();
  expect((await login(code)).code).toBe(errorCodes.ok);
  expect((await login(code)).code).toBe(errorCodes.loginRefused);
});

it('works for one of fifty concurrent requests', async () => {
  const code = await loginCode();
  const replies = await Promise.all(Array.from({ length: 50 }, () => login(code)));
  expect(replies.filter((reply) => reply.code === errorCodes.ok)).toHaveLength(1);
});

it('is invalid after five wrong attempts', async () => {
  const code = await loginCode();
  for (let i = 0; i < 5; i += 1) await login(wrong(code));
  expect((await login(code)).code).toBe(errorCodes.loginRefused);
});

it('is bound to its purpose, its recipient and its tenant', async () => {
  const code = await loginCode();
  const reset = { account: PHONE, authCode: code, password: 'Reset#2026' };
  expect((await server.call(account.resetPassword, reset)).code).toBe(errorCodes.codeRefused);
  expect((await login(code, '13900000002')).code).toBe(errorCodes.loginRefused);
  const elsewhere = await server.call(
    account.loginByAuthCode,
    { account: PHONE, authCode: code },
    { host: 'new.localhost' },
  );
  expect(elsewhere.code).toBe(errorCodes.loginRefused);
  expect((await login(code)).code).toBe(errorCodes.ok);
});

it('is replaced by a newer one', async () => {
  const first = await loginCode();
  await server.db.executeAsSystem(sql`DELETE FROM limit_counter`);
  const second = await loginCode();
  if (first !== second) expect((await login(first)).code).toBe(errorCodes.loginRefused);
  expect((await login(second)).code).toBe(errorCodes.ok);
});

it('expires after ten minutes', async () => {
  const code = await loginCode();
  await server.db.executeAsSystem(
    sql`UPDATE auth_code SET expires_at = now() - interval '1 second'`,
  );
  expect((await login(code)).code).toBe(errorCodes.loginRefused);
});

it('can be requested again after 60 seconds per recipient and purpose; before that the reply has the wait', async () => {
  await loginCode();
  const repeatedReply = await server.call(account.getAuthCodeCommon, { account: PHONE, type: 1 });
  expect([repeatedReply.status, repeatedReply.code]).toEqual([429, errorCodes.tooManyRequests]);
  const wait = Number(repeatedReply.headers['retry-after']);
  expect(wait).toBeGreaterThan(50);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await server.call(account.getAuthCode, { account: PHONE, type: 4 })).code).toBe(0);
  expect((await server.call(account.getAuthCode, { account: '13900000002', type: 1 })).code).toBe(
    0,
  );
});

it('seems to be sent for an account that does not exist, and is not', async () => {
  const known = await server.call(accountNew.getPhoneAuthCode4Login, { phone: PHONE });
  const unknown = await server.call(accountNew.getPhoneAuthCode4Login, { phone: '15599999999' });
  expect({ ...unknown, headers: {} }).toEqual({ ...known, headers: {} });
  expect(await server.code('15599999999')).toBe('');
  expect((await login('123456', '15599999999')).code).toBe(errorCodes.loginRefused);
});

it('registers an account, which has no organisation yet', async () => {
  const phone = '15612345678';
  await server.call(account.getAuthCode, { account: phone, type: 3 });
  const authCode = await server.code(phone);
  const input = { account: phone, authCode, password: 'Start#2026', name: '新用户' };
  expect((await server.call(account.register, input)).data.userId).toBeTruthy();
  const reply = await server.call(account.login, { account: phone, password: 'Start#2026' });
  expect(reply.code).toBe(errorCodes.noOrganisation);
});

it('registers a company with a valid credit code, and not again once it is accepted', async () => {
  const register = async (phone: string, creditCode: string) => {
    await server.call(account.getAuthCode, { account: phone, type: 3 });
    return server.call(account.registerCompany, {
      account: phone,
      authCode: await server.code(phone),
      password: 'Start#2026',
      companyName: '示例教育科技有限公司',
      creditCode,
      contactName: '联系人',
      regionIds: ['110000'],
    });
  };
  expect((await register('15612340001', '91350100M000100Y43')).data.companyId).toBeTruthy();
  expect((await register('15612340002', '91350100M000100Y44')).data.fields).toHaveProperty(
    'creditCode',
  );
  await server.db.executeAsSystem(sql`UPDATE company SET state = 'accepted'`);
  const again = await register('15612340003', '91350100M000100Y43');
  expect(again).toMatchObject({ code: errorCodes.conflict, message: '该企业已登记' });
});

describe('wrong proofs', () => {
  const fail = (ip: string, name = PHONE) =>
    server.call(account.login, { account: name, password: 'wrong' }, { ip });

  it('lock the guesser out, not the owner', async () => {
    const home = '198.51.100.1';
    await server.login(PHONE, { ip: home });
    for (let i = 0; i < 10; i += 1) await fail('203.0.113.9');
    const locked = await fail('203.0.113.9');
    expect([locked.status, locked.code]).toEqual([429, errorCodes.tooManyRequests]);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    await expect(server.login(PHONE, { ip: home })).resolves.toBeTruthy();
    await expect(server.login(PHONE, { ip: '198.51.100.77' })).resolves.toBeTruthy();
  });

  it('from many networks lock out only strangers', async () => {
    const home = '198.51.100.1';
    await server.login(PHONE, { ip: home });
    for (let i = 0; i < 50; i += 1) await fail(`203.0.113.${i}`);
    expect((await fail('203.0.113.200')).status).toBe(429);
    await expect(server.login(PHONE, { ip: home })).resolves.toBeTruthy();
  });

  it('of a password do not prevent a log-in by code, which proves the phone', async () => {
    const ip = '203.0.113.9';
    for (let i = 0; i < 11; i += 1) await fail(ip);
    await server.call(account.getAuthCode, { account: PHONE, type: 1 }, { ip });
    const loginByCode = (authCode: string) =>
      server.call(account.loginByAuthCode, { account: PHONE, authCode }, { ip });
    expect((await loginByCode(await server.code(PHONE))).code).toBe(errorCodes.ok);
    for (let i = 0; i < 10; i += 1) await loginByCode('000000');
    expect((await loginByCode('000000')).code).toBe(errorCodes.tooManyRequests);
  });

  it('are counted alike for an account that does not exist', async () => {
    for (let i = 0; i < 10; i += 1) await fail('203.0.113.9', '15588888888');
    expect((await fail('203.0.113.9', '15588888888')).status).toBe(429);
  });
});
