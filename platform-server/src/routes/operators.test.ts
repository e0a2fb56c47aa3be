import { contract, errorCodes } from '@edu/shared-utility/contract';
import { generate } from 'otplib';
import { DEMO_PASSWORD } from '../seed/demo-password';
import { startTestServer, type TestServer } from '../testing/test-server';

const { account, accountNew, importMap, login, proof, saas, secondFactor, user } = contract;

const OPERATOR = '13900000000';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      NODE_ENV: 'production',
      SERVER_SECRET: 'q8Zr4VwXn2Lk6Yt0Jb5Hc9Gd3Fs7Am1P',
      DATABASE_URL: 'postgres://nobody@localhost/none',
      SMTP_URL: 'off',
      SMS_WEBHOOK_URL: 'off',
    },
  );
}, 120_000);
afterAll(() => server.close());

const page = { pageNum: 1, pageSize: 10 };

it('in production an operator without a second factor can only add one', async () => {
  const token = await server.login(OPERATOR);
  for (const [endpoint, params] of [
    [importMap.state, {}],
    [saas.findByCondition, page],
    [account.findOrganList, {}],
    [user.getUserMenu, {}],
    [account.findSessions, {}],
    [account.changePassword, { password: DEMO_PASSWORD, passwordNew: 'x', repsw: 'x' }],
    [account.resetPassword, { userId: crypto.randomUUID(), password: 'Fresh#2026' }],
    [secondFactor.removeOfAnother, { account: '13900000001' }],
    [contract.embedded.open, {}],
    [contract.embedded.openByCode, {}],
  ] as const) {
    const reply = await server.call(endpoint, params, { token });
    expect([endpoint.path, reply.code]).toEqual([endpoint.path, errorCodes.secondFactorDemanded]);
  }
  for (const endpoint of [account.getUserInfo, user.getUserInfo, proof.state, secondFactor.list]) {
    expect((await server.call(endpoint, {}, { token })).code).toBe(errorCodes.ok);
  }
  const switched = await server.call(
    accountNew.switchSaas,
    { saasId: crypto.randomUUID() },
    { token },
  );
  expect(switched.code).toBe(errorCodes.secondFactorDemanded);
});

it('with one the operator can do everything else, and cannot remove the last one', async () => {
  const token = await server.login(OPERATOR);
  const { data } = await server.call(secondFactor.startTotp, { name: '手机' }, { token });
  const code = await generate({ secret: data.secret });
  const confirmation = { id: data.id, code };
  expect((await server.call(secondFactor.confirmTotp, confirmation, { token })).code).toBe(0);
  expect((await server.call(saas.findByCondition, page, { token })).code).toBe(errorCodes.ok);
  expect((await server.call(secondFactor.list, {}, { token })).data.demanded).toBe(true);
  const removed = await server.call(secondFactor.remove, { id: data.id }, { token });
  expect(removed).toMatchObject({ code: errorCodes.conflict });
  const input = { account: OPERATOR, password: DEMO_PASSWORD };
  const first = await server.call(account.login, input);
  expect(first.code).toBe(errorCodes.secondStepNeeded);
  const replayed = await server.call(login.finish, { ticket: first.data.ticket, code });
  expect(replayed.code).toBe(errorCodes.codeRefused);
});

it('no tenant administrator needs one', async () => {
  const token = await server.login('13900000001');
  expect((await server.call(account.findOrganList, {}, { token })).code).toBe(errorCodes.ok);
});
