import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { shortHash } from '../domain/codes/secret';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';

/** Each of these calls sends a message to a phone, at the operator's cost. */
const server = serverFixture({ freshLimits: true });
const { account, administrator, secondFactor } = contract;

it('a password can be changed ten times a day, and then still be set by a code to the phone', async () => {
  const phone = '13900000003';
  const statuses: number[] = [];
  let password = 'Demo#2026';
  for (let i = 0; i < 11; i += 1) {
    const passwordNew = `Orchid#${70 + i}kq`;
    const reply = await server.call(account.login, { account: phone, password });
    const input = { password, passwordNew, repsw: passwordNew };
    const { status } = await server.call(account.changePassword, input, reply.data);
    statuses.push(status);
    if (status === 200) password = passwordNew;
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  await server.call(account.getAuthCode, { account: phone, type: 4 });
  const reset = { account: phone, authCode: await server.code(phone), password: 'Owner#2026x' };
  expect((await server.call(account.resetPassword, reset)).code).toBe(errorCodes.ok);
});

it('ten second factors can be added per day', async () => {
  const { generate } = await import('otplib');
  const token = await server.login('13900000006');
  const statuses: number[] = [];
  for (let i = 0; i < 11; i += 1) {
    const { data } = await server.call(secondFactor.startTotp, { name: '手机' }, { token });
    const confirmation = { id: data.id, code: await generate({ secret: data.secret }) };
    statuses.push((await server.call(secondFactor.confirmTotp, confirmation, { token })).status);
    await server.call(secondFactor.remove, { id: data.id }, { token });
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});

it('all administrators of a tenant together can cause a thousand messages a day', async () => {
  const caller = { token: await server.login('13900000001') };
  const save = (phone: string) =>
    server.call(administrator.save, { name: '某人', phone, roleIds: [] }, caller);
  const created = await save('15512349001');
  expect(created.code).toBe(errorCodes.ok);
  const bucket = shortHash(`administered:${seedId('tenant:sunrise')}`);
  await server.db.executeAsSystem(
    sql`UPDATE limit_counter SET hits = 1000 WHERE bucket = ${bucket}`,
  );
  const input = { userId: created.data.id };
  const reset = await server.call(account.generateAndSetPassword, input, caller);
  expect([(await save('15512349002')).status, reset.status]).toEqual([429, 429]);
});
