// also on PostgreSQL: concurrent guesses are counted in one row
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
jest.setTimeout(30_000);

const PHONE = '13900000001';
const GUESSER = '203.0.113.9';

const guess = (account: string, ip = GUESSER) =>
  server.call(contract.account.login, { account, password: 'wrong' }, { ip });

const hits = async (): Promise<number[]> =>
  (await server.db.executeAsSystem<{ hits: number }>(sql`SELECT hits FROM limit_counter`)).map(
    (row) => row.hits,
  );

it.each([
  ['a person', PHONE],
  ['nobody', '15588888888'],
])('of a hundred concurrent guesses at %s, ten are checked', async (_, account) => {
  const replies = await Promise.all(Array.from({ length: 100 }, () => guess(account)));
  const answered = replies.filter((reply) => reply.code === errorCodes.loginRefused);
  const refused = replies.filter((reply) => reply.status === 429);
  expect([answered.length, refused.length]).toEqual([10, 90]);
  // Refused requests do not count. Counters: account and network, network, account from unknown networks.
  expect(await hits()).toEqual([10, 10, 10]);
  await expect(server.login(PHONE, { ip: '198.51.100.1' })).resolves.toBeTruthy();
});

it('guesses at a mail address count together, however it is written', async () => {
  for (let index = 0; index < 5; index += 1) {
    await guess('Somebody@Example.com');
    await guess(' somebody@example.COM ');
  }
  expect((await guess('somebody@example.com')).status).toBe(429);
  // Another address of the network still has its own tries.
  expect((await guess('other@example.com')).code).toBe(errorCodes.loginRefused);
});

it('a successful log-in does not count as a guess', async () => {
  await server.login(PHONE, { ip: '198.51.100.1' });
  await server.login(PHONE, { ip: '198.51.100.2' });
  expect((await hits()).filter((value) => value > 0)).toEqual([]);
});

it('guesses from everywhere do not block networks that the person has used before', async () => {
  const home = '198.51.100.1';
  await server.login(PHONE, { ip: home });
  const networks = Array.from({ length: 80 }, (_, i) => `203.0.113.${i}`);
  const replies = await Promise.all(networks.map((ip) => guess(PHONE, ip)));
  expect(replies.filter((reply) => reply.code === errorCodes.loginRefused)).toHaveLength(50);
  await expect(server.login(PHONE, { ip: home })).resolves.toBeTruthy();
});

it('a successful log-in makes up for the wrong guesses before it', async () => {
  const ip = '198.51.100.7';
  const guessNineTimes = async () => {
    const replies = [];
    for (let index = 0; index < 9; index += 1) replies.push((await guess(PHONE, ip)).code);
    return new Set(replies);
  };
  expect(await guessNineTimes()).toEqual(new Set([errorCodes.loginRefused]));
  await server.login(PHONE, { ip });
  expect(await guessNineTimes()).toEqual(new Set([errorCodes.loginRefused]));
});
