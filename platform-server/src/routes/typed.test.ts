import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../domain/passwords';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
const { account, accountNew } = contract;
jest.setTimeout(30_000);

const PHONE = '13900000001';
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

describe('what people type and paste', () => {
  it.each([
    '139 0000 0001',
    '139-0000-0001',
    '+86 139 0000 0001',
    '１３９０００００００１',
    '\u202d+8613900000001\u202c',
  ])('%j logs in like the number without separators', async (name) => {
    const reply = await server.call(account.login, { account: name, password: 'Demo#2026' });
    expect(reply.code).toBe(errorCodes.ok);
  });

  it('a code in full-width digits is accepted', async () => {
    await server.call(account.getAuthCode, { account: '+86 139 0000 0001', type: 1 });
    const code = await server.code(PHONE);
    const wide = code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    const input = { account: '139-0000-0001', authCode: ` ${wide} ` };
    expect((await server.call(account.loginByAuthCode, input)).code).toBe(errorCodes.ok);
  });

  it('a number with an additional letter is refused', async () => {
    const reply = await server.call(accountNew.getPhoneAuthCode4Login, { phone: '1390000000a' });
    expect(reply.data.fields).toEqual({ phone: '请输入正确的手机号' });
  });

  it.each(['a@b.c', '<a>@b.cn', 'a b@c.cn'])('%s is not an address', async (mail) => {
    const reply = await server.call(accountNew.getMailAuthCode4Login, { mail });
    expect(reply.data.fields).toEqual({ mail: '请输入正确的邮箱账号' });
  });

  it.each([
    ['91350100M000100Y44', '统一社会信用代码的校验码不正确，请核对'],
    ['91350100M000100Y4', '统一社会信用代码为18位数字或大写字母'],
  ])('the error for the credit code %s says what is wrong', async (creditCode, message) => {
    const input = {
      account: '15512340001',
      authCode: '123456',
      password: 'Kx#72mQp',
      companyName: '企业',
      contactName: '张三',
      creditCode,
    };
    const reply = await server.call(account.registerCompany, input);
    expect(reply.data.fields).toEqual({ creditCode: message });
  });
});

describe('a wrong code', () => {
  const CHECK = '验证码错误，请核对后重新输入';
  const EXPIRED_CODE_TEXT = '验证码错误或已失效，请重新获取';

  it.each([
    ['for an existing account', PHONE],
    ['for an unknown account', '15588887777'],
  ])('is reported at its field, with whether the sent one is still valid, %s', async (_, name) => {
    const log = (authCode: string) =>
      server.call(account.loginByAuthCode, { account: name, authCode });
    const none = await log('123456');
    expect(none).toMatchObject({
      code: errorCodes.loginRefused,
      data: { fields: { authCode: EXPIRED_CODE_TEXT } },
    });
    expect(none.message).toBe('账号或密码（验证码）错误，请确认是否已注册');
    await server.call(account.getAuthCode, { account: name, type: 1 });
    const wrong = wrongCode(await server.code(name));
    const messages = [];
    for (let i = 0; i < 6; i += 1) messages.push((await log(wrong)).data.fields.authCode);
    expect(messages).toEqual([CHECK, CHECK, CHECK, CHECK, EXPIRED_CODE_TEXT, EXPIRED_CODE_TEXT]);
  });

  it('is reported in the same way in a reset', async () => {
    await server.call(account.getAuthCode, { account: PHONE, type: 4 });
    const authCode = wrongCode(await server.code(PHONE));
    const password = 'Kx#72mQp';
    const input = { account: PHONE, authCode, passwordNew: password, repsw: password };
    const reply = await server.call(account.resetPasswordNew, input);
    expect(reply).toMatchObject({ code: errorCodes.codeRefused, message: CHECK });
  });
});

it('a reset to the present password is refused, and does not use up the code', async () => {
  await server.call(account.getAuthCode, { account: PHONE, type: 4 });
  const authCode = await server.code(PHONE);
  const reset = (password: string) =>
    server.call(account.resetPasswordNew, {
      account: PHONE,
      authCode,
      passwordNew: password,
      repsw: password,
    });
  await server.db.executeAsSystem(
    sql`UPDATE account SET password_hash = ${await hashPassword('Kx#72mQp')} WHERE phone = ${PHONE}`,
  );
  expect((await reset('Kx#72mQp')).data.fields).toEqual({
    passwordNew: '新密码不能与原密码相同',
  });
  expect((await reset('Wv#83nRq')).code).toBe(errorCodes.ok);
  expect((await reset('Tz#94pSr')).code).toBe(errorCodes.codeRefused);
});

it('a lockout is reported with its minutes', async () => {
  const guess = () => server.call(account.login, { account: '15577776666', password: 'wrong' });
  for (let i = 0; i < 10; i += 1) await guess();
  const reply = await guess();
  expect(reply.code).toBe(errorCodes.tooManyRequests);
  expect(reply.message).toBe('操作过于频繁，请15分钟后再试');
  expect(reply.data.retryAfter).toBeGreaterThan(840);
});
