import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { givenServer } from '../testing/given-server';
import type { CallOptions } from '../testing/test-server';

const server = givenServer({ freshLimits: true });

const { account, administrator, permission, saas } = contract;

const inSunrise = async (phone: string, organ: string): Promise<CallOptions> => ({
  token: await server.login(phone),
  headers: {
    organ: seedId(`organ:sunrise:${organ}`),
    actor: seedId(`actor:sunrise:${organ}:${phone}`),
  },
});
const ofHead = () => inSunrise('13900000001', 'head');

describe('the password of an account that has more than the place in this organisation', () => {
  /** Administrator of one organisation of the tenant, plain staff of its head. */
  const ofVocational = () => inSunrise('13900000003', 'vocational');
  const ofHorizon = async (): Promise<CallOptions> => ({
    token: await server.login('13900000011', { host: 'new.localhost', flow: 'new' }),
  });

  const appoint = async (caller: CallOptions, phone: string): Promise<string> => {
    const input = { name: '某人', phone, roleIds: [] };
    const reply = await server.call(administrator.save, input, caller);
    expect(reply.code).toBe(errorCodes.ok);
    return reply.data.id;
  };

  async function setsBoth(caller: CallOptions, userId: string): Promise<number[]> {
    const made = await server.call(account.generateAndSetPassword, { userId }, caller);
    const input = { userId, password: 'Stolen#2026' };
    const set = await server.call(account.resetPassword, input, caller);
    return [made.code, set.code];
  }
  const refused = [errorCodes.forbidden, errorCodes.forbidden];

  it.each([
    ['an administrator of another organisation', '13900000001', ofVocational],
    ['staff of another organisation', '13900000002', ofVocational],
    ['a student of another organisation', '13900000006', ofVocational],
    ['somebody without any organisation', '13900000005', ofHorizon],
    ['an administrator of another tenant', '13900000021', ofHorizon],
  ])('is not set: %s', async (_, phone, as) => {
    const caller = await as();
    expect(await setsBoth(caller, await appoint(caller, phone))).toEqual(refused);
    const [kept] = await server.db.read(sql`SELECT a.password_hash = b.password_hash AS same
      FROM account a, account b WHERE a.phone = ${phone} AND b.phone = '13900000000'`);
    expect(kept).toEqual({ same: true });
  });

  it('is not set: somebody who registered', async () => {
    const phone = '15612345670';
    await server.call(account.getAuthCode, { account: phone, type: 3 });
    const authCode = await server.code(phone);
    const input = { account: phone, authCode, password: 'Start#2026', name: '新用户' };
    expect((await server.call(account.register, input)).code).toBe(errorCodes.ok);
    const caller = await ofVocational();
    expect(await setsBoth(caller, await appoint(caller, phone))).toEqual(refused);
    const reply = await server.call(account.login, { account: phone, password: 'Start#2026' });
    expect(reply.code).toBe(errorCodes.ok);
  });

  it('is set for the organisation’s own, until another one or another tenant appoints them', async () => {
    const caller = await ofVocational();
    for (const [phone, other] of [
      ['15512345671', await ofHead()],
      ['15512345672', await ofHorizon()],
    ] as const) {
      const userId = await appoint(caller, phone);
      const { data } = await server.call(account.generateAndSetPassword, { userId }, caller);
      const reply = await server.call(account.login, { account: phone, password: data.password });
      expect(reply.code).toBe(errorCodes.ok);
      await appoint(other, phone);
      expect(await setsBoth(caller, userId)).toEqual(refused);
    }
  });
});

it('a permission that routes ask for stays; the tenant’s own may go', async () => {
  const head = await ofHead();
  const remove = (id: string) => server.call(permission.delete, { id }, head);
  expect(await remove(seedId('permission:sunrise:role.write'))).toMatchObject({
    code: errorCodes.forbidden,
    message: '内置权限不能删除',
  });
  const own = { parentId: null, name: '自定义', code: 'own.thing', kind: 'action' };
  const { data } = await server.call(permission.save, own, head);
  expect((await remove(data.id)).code).toBe(errorCodes.ok);
});

it('“expired” is the date’s to say: it neither enables a tenant nor disables one', async () => {
  const token = await server.login('13900000000');
  const id = seedId('tenant:homecare');
  const update = (input: object) => server.call(saas.update, { id, ...input }, { token });
  const status = async () => (await server.call(saas.findById, { id }, { token })).data.status;
  for (const present of ['disabled', 'enabled']) {
    await update({ status: present });
    expect((await update({ status: 'expired' })).data.fields).toHaveProperty('status');
    expect(await status()).toBe(present);
  }
  await update({ expiresAt: '2020-01-01T00:00:00.000Z' });
  // as a form sends back what it was given
  expect((await update({ status: 'expired', name: '改名' })).code).toBe(errorCodes.ok);
  expect(await status()).toBe('expired');
});
