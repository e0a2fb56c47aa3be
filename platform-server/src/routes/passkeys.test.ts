// concurrent calls also on PostgreSQL: challenges work once, however many concurrent requests use them
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../seed/demo-password';
import { serverFixture } from '../testing/server-fixture';
import { softwarePasskey } from '../testing/software-passkey';

const server = serverFixture({ freshLimits: true });
const { account, login, proof, secondFactor } = contract;

const PHONE = '13900000002';
const ORIGIN = 'http://localhost';
const headers = { origin: ORIGIN };
const key = softwarePasskey(ORIGIN);

const enrol = async (
  token: string,
  passkey: ReturnType<typeof softwarePasskey>,
  overrides = {},
) => {
  const { data } = await server.call(secondFactor.startPasskey, {}, { token, headers });
  const input = { name: '指纹', response: passkey.register(data, overrides) };
  return server.call(secondFactor.addPasskey, input, { token, headers });
};
const nameless = async () => (await server.call(login.passkeyOptions, {}, { headers })).data;
const enter = (response: object, overrides = {}) =>
  server.call(login.byPasskey, { response, flow: 'old' }, { headers, ...overrides });
const firstStep = async () => {
  const input = { account: PHONE, password: DEMO_PASSWORD };
  return (await server.call(account.login, input, { headers })).data;
};

let token: string;
beforeAll(async () => {
  token = await server.login(PHONE);
});

describe('adding a passkey', () => {
  it.each([
    ['from another page', { origin: 'https://evil.example' }],
    ['without user verification', { verified: false }],
  ])('is refused for an answer %s', async (_, overrides) => {
    const reply = await enrol(token, softwarePasskey(ORIGIN), overrides);
    expect([reply.status, reply.code]).toEqual([200, errorCodes.codeRefused]);
  });

  it.each([
    {},
    { id: 'x', response: {} },
    { id: 7, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
    { response: { clientDataJSON: Buffer.from('{"challenge":"x"}').toString('base64url') } },
  ])('is refused for %j', async (response) => {
    const input = { name: 'x', response };
    const reply = await server.call(secondFactor.addPasskey, input, { token, headers });
    expect([reply.status, reply.code]).toEqual([200, errorCodes.codeRefused]);
  });

  it('is refused with the challenge of another session, host or time', async () => {
    const { data } = await server.call(secondFactor.startPasskey, {}, { token, headers });
    const otherToken = await server.login('13900000003');
    const input = { name: 'x', response: softwarePasskey(ORIGIN).register(data) };
    const add = (token: string, overrides: object) =>
      server.call(secondFactor.addPasskey, input, {
        token,
        headers: { ...headers, ...overrides },
      });
    expect((await add(otherToken, {})).code).toBe(errorCodes.codeRefused);
    expect((await add(token, { origin: 'http://new.localhost' })).code).toBe(
      errorCodes.codeRefused,
    );
    await server.db.executeAsSystem(sql`UPDATE passkey_challenge SET expires_at = now()`);
    expect((await add(token, {})).code).toBe(errorCodes.codeRefused);
  });

  it('works once per challenge, and returns recovery codes with the first factor', async () => {
    const { data } = await server.call(secondFactor.startPasskey, {}, { token, headers });
    expect(data.rp.id).toBe('localhost');
    const input = { name: '指纹', response: key.register(data) };
    const add = () => server.call(secondFactor.addPasskey, input, { token, headers });
    const replies = await Promise.all([add(), add(), add()]);
    const created = replies.filter((reply) => reply.code === errorCodes.ok);
    expect(created).toHaveLength(1);
    expect(created[0]?.data.recoveryCodes).toHaveLength(10);
  });
});

describe('a log-in by passkey alone', () => {
  it('opens a session of the passkey’s owner', async () => {
    const reply = await enter(key.authenticate(await nameless()));
    expect(reply.code).toBe(errorCodes.ok);
    const { data } = await server.call(account.getUserInfo, {}, { token: reply.data.token });
    expect(data.phone).toBe(PHONE);
  });

  it('accepts an answer once: of ten concurrent requests one succeeds', async () => {
    const response = key.authenticate(await nameless());
    const replies = await Promise.all(Array.from({ length: 10 }, () => enter(response)));
    expect(replies.filter((reply) => reply.code === errorCodes.ok)).toHaveLength(1);
    expect((await enter(response)).code).toBe(errorCodes.loginRefused);
  });

  it.each([
    ['signed with another key', async () => softwarePasskey(ORIGIN).authenticate(await nameless())],
    [
      'with this id, signed with another key',
      async () => ({
        ...softwarePasskey(ORIGIN).authenticate(await nameless()),
        id: key.id,
        rawId: key.id,
      }),
    ],
    [
      'from another page',
      async () => key.authenticate(await nameless(), { origin: 'http://new.localhost' }),
    ],
    [
      'without user verification',
      async () => key.authenticate(await nameless(), { verified: false }),
    ],
    ['to an invented challenge', async () => key.authenticate({ challenge: 'bWFkZSB1cA' })],
    [
      'to a challenge for a proof',
      async () => {
        const options = await server.call(proof.passkeyOptions, {}, { token, headers });
        return key.authenticate(options.data);
      },
    ],
  ])('refuses an answer %s', async (_, make) => {
    expect((await enter(await make())).code).toBe(errorCodes.loginRefused);
  });

  it('refuses the passkey at another tenant’s host', async () => {
    const elsewhere = { origin: 'http://new.localhost' };
    const { data } = await server.call(login.passkeyOptions, {}, { headers: elsewhere });
    const response = key.authenticate(data, elsewhere);
    const reply = await enter(response, { headers: elsewhere });
    expect(reply.code).toBe(errorCodes.loginRefused);
  });

  it('returns no options for a host without a tenant, and limits requests per network', async () => {
    const otherOrigin = { headers: { origin: 'https://evil.example' } };
    expect((await server.call(login.passkeyOptions, {}, otherOrigin)).code).toBe(
      errorCodes.tenantUnknown,
    );
    let last = 0;
    for (let i = 0; i < 61; i += 1) {
      last = (await server.call(login.passkeyOptions, {}, { headers, ip: '203.0.113.7' })).status;
    }
    expect(last).toBe(429);
  });
});

describe('the second step by passkey', () => {
  it('lists the account’s passkeys and opens the session', async () => {
    const { ticket, methods } = await firstStep();
    expect(methods).toEqual(['passkey', 'recovery']);
    const { data } = await server.call(login.passkeyOptions, { ticket }, { headers });
    expect(data.allowCredentials).toMatchObject([{ id: key.id }]);
    const response = key.authenticate(data);
    const reply = await server.call(login.finish, { ticket, response }, { headers });
    expect(reply.code).toBe(errorCodes.ok);
  });

  it('is refused with another account’s passkey', async () => {
    const otherToken = await server.login('13900000003');
    const theirs = softwarePasskey(ORIGIN);
    expect((await enrol(otherToken, theirs)).code).toBe(errorCodes.ok);
    const { ticket } = await firstStep();
    const { data } = await server.call(login.passkeyOptions, { ticket }, { headers });
    const response = theirs.authenticate(data);
    const reply = await server.call(login.finish, { ticket, response }, { headers });
    expect(reply.code).toBe(errorCodes.codeRefused);
  });

  it('returns no options for an unknown ticket', async () => {
    const reply = await server.call(login.passkeyOptions, { ticket: 'x' }, { headers });
    expect(reply.code).toBe(errorCodes.stepOutOfOrder);
  });
});

describe('a proof by passkey', () => {
  const stale = () => server.db.executeAsSystem(sql`UPDATE session SET proved_at = NULL`);

  it('is valid once, in the requesting session', async () => {
    const opened = await enter(key.authenticate(await nameless()));
    const mine = opened.data.token;
    await stale();
    const { data } = await server.call(proof.passkeyOptions, {}, { token: mine, headers });
    const response = key.authenticate(data);
    const give = (token: string) => server.call(proof.byPasskey, { response }, { token, headers });
    expect((await give(token)).code).toBe(errorCodes.codeRefused);
    expect((await give(mine)).code).toBe(errorCodes.ok);
    expect((await give(mine)).code).toBe(errorCodes.codeRefused);
  });
});
