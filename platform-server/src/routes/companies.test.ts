import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
const { account, slhCompany } = contract;

const creditCode = '91350100M000100Y43';
const claim = (contactPhone: string) =>
  server.call(slhCompany.saveCompany, {
    companyName: '示例教育科技有限公司',
    creditCode,
    contactName: '联系人',
    contactPhone,
  });

const register = async (phone: string) => {
  await server.call(account.getAuthCode, { account: phone, type: 3 });
  const authCode = await server.code(phone);
  return {
    authCode,
    reply: await server.call(account.registerCompany, {
      account: phone,
      authCode,
      password: 'Start#2026',
      companyName: '示例教育科技有限公司',
      creditCode,
      contactName: '联系人',
    }),
  };
};

const accept = (kind: string) =>
  server.db.executeAsSystem(sql`UPDATE company SET state = 'accepted' WHERE id =
    (SELECT id FROM company WHERE kind = ${kind} ORDER BY created_at DESC LIMIT 1)`);

it('a stranger’s claim does not prevent a company’s own people from anything', async () => {
  expect((await claim('15500000101')).code).toBe(errorCodes.ok);
  expect((await claim('15500000102')).code).toBe(errorCodes.ok);
  // The contact's number does not help.
  expect((await claim('15500000101')).code).toBe(errorCodes.ok);
  const rows = await server.db.executeAsSystem<{ state: string }>(
    sql`SELECT state FROM company WHERE credit_code = ${creditCode}`,
  );
  expect(rows.map(({ state }) => state)).toEqual(['claimed', 'claimed', 'claimed']);
});

it('after one claim is accepted, others are refused', async () => {
  await claim('15500000103');
  await accept('association');
  const refused = await claim('15500000104');
  expect([refused.code, Object.keys(refused.data.fields)]).toEqual([
    errorCodes.conflict,
    ['creditCode'],
  ]);
  const two = server.db.executeAsSystem(
    sql`UPDATE company SET state = 'accepted' WHERE kind = 'association'`,
  );
  await expect(two).rejects.toThrow();
});

it('a registration is a claim too; a refused one uses up no code and opens no account', async () => {
  for (const phone of ['15500000105', '15500000106']) {
    expect((await register(phone)).reply.code).toBe(errorCodes.ok);
  }
  await accept('registration');
  const { reply, authCode } = await register('15500000107');
  expect([reply.code, Object.keys(reply.data.fields)]).toEqual([
    errorCodes.conflict,
    ['creditCode'],
  ]);
  const input = { account: '15500000107', authCode, password: 'Start#2026', name: '新用户' };
  expect((await server.call(account.register, input)).code).toBe(errorCodes.ok);
});
