import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
const { account, notice } = contract;

const PHONE = '13900000001';
const MAIL = 'admin@sunrise.example';
const HOME = '203.0.113.7';

const none = { mail: false, phone: false };
let token: string;
beforeEach(async () => {
  await server.db.executeAsSystem(sql`DELETE FROM outbox`);
  await server.db.executeAsSystem(
    sql`UPDATE account SET new_network_by_mail = false, new_network_by_phone = false`,
  );
  token = await server.login(PHONE, { ip: HOME });
});

const state = async () => (await server.call(notice.state, {}, { token })).data;
const choose = (newNetwork: Record<string, unknown>) =>
  server.call(notice.choose, { newNetwork }, { token });

/** Every notice as `recipient purpose`, sorted. */
async function read(): Promise<string[]> {
  const rows = await server.db.executeAsSystem<{ line: string }>(
    sql`SELECT account || ' ' || purpose AS line FROM outbox ORDER BY line`,
  );
  return rows.map(({ line }) => line);
}

it('a person gets notices of log-ins from new networks as chosen, once per network', async () => {
  expect(await state()).toEqual({
    newNetwork: none,
    mail: 'a****@sunrise.example',
    phone: '139****0001',
  });
  await server.login(PHONE, { ip: '198.51.100.1' });
  expect(await read()).toEqual([]);

  expect((await choose({ mail: true, phone: false })).data.newNetwork.mail).toBe(true);
  await server.login(PHONE, { ip: HOME });
  expect(await read()).toEqual([]);
  await server.login(PHONE, { ip: '198.51.101.1' });
  await server.login(PHONE, { ip: '198.51.101.1' });
  expect(await read()).toEqual([`${MAIL} notice.newNetwork`]);

  await choose({ mail: true, phone: true });
  await server.login(MAIL, { ip: '198.51.102.1', flow: 'new' });
  expect((await read()).sort()).toEqual([
    `${PHONE} notice.newNetwork`,
    `${MAIL} notice.newNetwork`,
    `${MAIL} notice.newNetwork`,
  ]);
});

it('a refused log-in causes no notice', async () => {
  await choose({ mail: true, phone: true });
  const input = { account: PHONE, password: 'Wrong#2026' };
  const refusal = await server.call(account.login, input, { ip: '198.51.103.1' });
  expect(refusal.code).toBe(errorCodes.loginRefused);
  expect(await read()).toEqual([]);
});

it('a choice that changes something is recorded in the person’s own history', async () => {
  const times = async () => {
    const page = { pageNum: 1, pageSize: 50 };
    const { data } = await server.call(account.findActivity, page, { token });
    return data.list.filter(({ action }: { action: string }) => action === 'noticesChosen').length;
  };
  const timesBefore = await times();
  await choose({ mail: true, phone: false });
  await choose({ mail: true, phone: false });
  expect(await times()).toBe(timesBefore + 1);
});

it('notices of account changes are always sent, and cannot be switched off', async () => {
  await choose(none);
  const silence = { newNetwork: none, password: none };
  expect((await server.call(notice.choose, silence, { token })).code).toBe(errorCodes.invalidInput);
  const input = { password: 'Demo#2026', passwordNew: 'Fresh#2026', repsw: 'Fresh#2026' };
  expect((await server.call(account.changePassword, input, { token })).data).toBe(true);
  expect(await read()).toEqual([`${PHONE} notice.password`, `${MAIL} notice.password`]);
  await server.db.executeAsSystem(sql`UPDATE account SET password_hash =
    (SELECT password_hash FROM account WHERE phone = '13900000002') WHERE phone = ${PHONE}`);
});

it.each([[{ mail: 'yes', phone: true }], [{ mail: true }], [{ ...none, all: true }]])(
  '%j is refused',
  async (newNetwork) => {
    expect((await choose(newNetwork)).code).toBe(errorCodes.invalidInput);
    expect((await state()).newNetwork).toEqual(none);
  },
);

it('a visitor of the demo cannot choose for the account', async () => {
  const demo = (await server.call(account.demoLogin, { adminFlag: 1 })).data.token;
  const refusal = await server.call(notice.choose, { newNetwork: none }, { token: demo });
  expect(refusal.code).toBe(errorCodes.demoReadOnly);
});
