import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
const { account } = contract;

const guessable = '密码由常见的词、数字或键盘顺序组成，容易被猜到，请更换一个';
const personal = '密码不能由您的手机号、姓名、邮箱或本平台的名称组成，请更换一个';

it.each([
  ['woaini1314', guessable],
  ['Admin@2026', guessable],
  ['13900000002a', personal],
])('a reset to %s is refused without using up the code', async (password, message) => {
  const input = { account: '13900000002', authCode: '000000', password };
  const reply = await server.call(account.resetPassword, input);
  expect(reply).toMatchObject({
    code: errorCodes.invalidInput,
    data: { fields: { password: message } },
  });
});

it('the second form of a reset reports its own field', async () => {
  const secret = 'Demo#2026';
  const input = { account: '13900000002', authCode: '000000', passwordNew: secret, repsw: secret };
  const reply = await server.call(account.resetPasswordNew, input);
  expect(reply.data.fields).toEqual({ passwordNew: guessable });
});

it('rules about names apply only after the code proved the owner', async () => {
  const phone = '13900000001';
  await server.db.executeAsSystem(sql`UPDATE account SET name = 'Isabelle' WHERE phone = ${phone}`);
  const password = 'isabelle99';
  const otherTenantReply = await server.call(account.resetPassword, {
    account: phone,
    authCode: '000000',
    password,
  });
  expect(otherTenantReply.code).toBe(errorCodes.codeRefused);
  await server.call(account.getAuthCode, { account: phone, type: 4 });
  const authCode = await server.code(phone);
  const owner = await server.call(account.resetPassword, { account: phone, authCode, password });
  expect(owner.data.fields).toEqual({ password: personal });
});

it('a change is refused for a password with the person’s number, a registration for one with their name', async () => {
  const token = await server.login('13900000002');
  const passwordNew = 'x13900000002';
  const input = { password: 'Demo#2026', passwordNew, repsw: passwordNew };
  const changed = await server.call(account.changePassword, input, { token });
  expect(changed.data.fields).toEqual({ passwordNew: personal });
  const newcomer = {
    account: '15933330001',
    authCode: '000000',
    name: '欧阳青',
    password: 'ouyangqing99',
  };
  const registered = await server.call(account.register, newcomer);
  expect(registered.data.fields).toEqual({ password: personal });
});
