import { type AccountActivity, contract, errorCodes } from '@edu/shared-utility/contract';
import { generate } from 'otplib';
import { DEMO_PASSWORD } from '../seed/demo-password';
import { serverFixture } from '../testing/server-fixture';
import { softwarePasskey } from '../testing/software-passkey';

const server = serverFixture({ freshLimits: true });
const { account, login, proof, secondFactor } = contract;

const PHONE = '13900000002';
const ORIGIN = 'http://localhost';

/** The person's own history of the account, oldest first. */
async function historyOf(token: string): Promise<AccountActivity['action'][]> {
  const { data } = await server.call(account.findActivity, { pageNum: 1, pageSize: 50 }, { token });
  return data.list.map(({ action }: AccountActivity) => action).reverse();
}

const factorsIn = async (token: string) =>
  (await historyOf(token)).filter((action) => !['login', 'loginRefused'].includes(action));

async function addApp(token: string) {
  const { data } = await server.call(secondFactor.startTotp, { name: '手机' }, { token });
  const confirmation = { id: data.id, code: await generate({ secret: data.secret }) };
  const reply = await server.call(secondFactor.confirmTotp, confirmation, { token });
  expect(reply.code).toBe(errorCodes.ok);
  return { id: data.id as string, recoveryCodes: reply.data.recoveryCodes as string[] };
}

async function addPasskey(token: string) {
  const headers = { origin: ORIGIN };
  const { data } = await server.call(secondFactor.startPasskey, {}, { token, headers });
  const input = { name: '指纹', response: softwarePasskey(ORIGIN).register(data) };
  const reply = await server.call(secondFactor.addPasskey, input, { token, headers });
  expect(reply.code).toBe(errorCodes.ok);
  return reply.data.id as string;
}

it('shows people each factor that was added or removed, and each recovery code used', async () => {
  const token = await server.login(PHONE);
  const app = await addApp(token);
  const passkey = await addPasskey(token);
  const remove = (id: string) => server.call(secondFactor.remove, { id }, { token });
  await remove(passkey);

  const first = await server.call(account.login, { account: PHONE, password: DEMO_PASSWORD });
  const [forLogin, forProof] = app.recoveryCodes;
  const wrong = { ticket: first.data.ticket, recoveryCode: 'aaaaa-aaaaa' };
  expect((await server.call(login.finish, wrong)).code).toBe(errorCodes.codeRefused);
  const right = { ...wrong, recoveryCode: forLogin };
  expect((await server.call(login.finish, right)).code).toBe(errorCodes.ok);
  const repeatedReply = await server.call(proof.byRecoveryCode, { code: forLogin }, { token });
  expect(repeatedReply.code).toBe(errorCodes.codeRefused);
  const proved = await server.call(proof.byRecoveryCode, { code: forProof }, { token });
  expect(proved.code).toBe(errorCodes.ok);
  await server.call(secondFactor.renewRecoveryCodes, {}, { token });
  await remove(app.id);

  expect(await factorsIn(token)).toEqual([
    'appAdded',
    'passkeyAdded',
    'passkeyRemoved',
    'recoveryCodeUsed',
    'recoveryCodeUsed',
    'recoveryCodesRenewed',
    'appRemoved',
  ]);
  // Nobody else can read it.
  expect(await factorsIn(await server.login('13900000001'))).toEqual([]);
});

it('shows people that an operator removed all of their factors', async () => {
  const phone = '13900000006';
  await addApp(await server.login(phone));
  const operator = await server.login('13900000000');
  const input = { account: phone };
  const removed = await server.call(secondFactor.removeOfAnother, input, { token: operator });
  expect(removed.data).toEqual({ removed: 1 });
  expect(await factorsIn(await server.login(phone))).toEqual(['appAdded', 'factorsRemoved']);
});

it('shows people that a link undid a change', async () => {
  const phone = '13900000003';
  const mail = 'history@home.example';
  const token = await server.login(phone);
  await server.call(account.getAuthCodePublic, { account: mail, type: 2 }, { token });
  const login = { account: mail, authCode: await server.code(mail) };
  expect((await server.call(account.bindUserAccount, login, { token })).code).toBe(errorCodes.ok);
  const notices = await server.app.inject({ url: '/dev/notices.json', query: { account: phone } });
  const [newest] = notices.json<{ link: string }[]>();
  const undoToken = new URLSearchParams(new URL(newest?.link ?? '').hash.slice(1)).get('token');
  const undone = await server.call(contract.undo.carryOut, { token: undoToken ?? '' });
  expect(undone.code).toBe(errorCodes.ok);
  expect(await factorsIn(await server.login(phone))).toEqual(['mailBound', 'changesUndone']);
});
