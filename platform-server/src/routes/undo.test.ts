// concurrent calls also on PostgreSQL: an undo happens once, however many concurrent requests ask for it
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { serverFixture } from '../testing/server-fixture';
import { importTenants } from '../testing/workbooks';

const server = serverFixture({ freshLimits: true });
const { account, undo } = contract;

/** The token in the newest notice to an address about that change; null without a link. */
async function linkTo(address: string, change: string): Promise<string | null> {
  const reply = await server.app.inject({ url: '/dev/notices.json', query: { account: address } });
  const notice = reply
    .json<{ purpose: string; link: string | null }[]>()
    .find(({ purpose }) => purpose === `notice.${change}`);
  if (!notice) throw new Error(`${address} was not told of ${change}`);
  return notice.link;
}

const tokenIn = (link: string | null): string => {
  const url = new URL(link ?? 'nowhere:');
  expect(url.pathname).toBe('/entrance/undo');
  return new URLSearchParams(url.hash.slice(1)).get('token') ?? '';
};

async function code(token: string, to: string): Promise<string> {
  await server.db.executeAsSystem(sql`DELETE FROM limit_counter`);
  await server.call(account.getAuthCodePublic, { account: to, type: 2 }, { token });
  return server.code(to);
}

async function bind(token: string, to: string): Promise<void> {
  const proof = { account: to, authCode: await code(token, to) };
  const reply = await server.call(account.bindUserAccount, proof, { token });
  expect(reply.code).toBe(errorCodes.ok);
}

async function rebind(token: string, from: string, to: string): Promise<void> {
  const proof = { account: from, authCode: await code(token, from) };
  await server.call(account.checkAuthCode, proof, { token });
  const next = { account: to, authCode: await code(token, to) };
  expect((await server.call(account.unBindUserAccount, next, { token })).code).toBe(errorCodes.ok);
}

const bound = async (token: string) => [
  (await server.call(account.getCurrentUserAccount, {}, { token })).data,
  (await server.call(account.getCurrentUserMail, {}, { token })).data,
];

/** The message says what to do, but not whose number it is. */
const PHONE_RESERVED = '该手机号暂不能开通新账号，请7天后再试或使用其他手机号';

const carryOut = (token: string) => server.call(undo.carryOut, { token });

describe('the link in a notice', () => {
  it('is sent to the addresses from before the change, with the tenant’s own host, not to the new one', async () => {
    const token = await server.login('13900000002');
    const headers = { origin: 'https://evil.example' };
    const mail = 'thief@evil.example';
    const authCode = await code(token, mail);
    const proof = { account: mail, authCode };
    await server.call(account.bindUserAccount, proof, { token, headers });
    const link = await linkTo('13900000002', 'mail');
    expect(link).toMatch(/^http:\/\/localhost:9000\/entrance\/undo#token=/);
    expect(await linkTo(mail, 'mail')).toBeNull();
    const looked = await server.call(undo.find, { token: tokenIn(link) });
    expect(looked.data).toMatchObject({
      change: 'mail',
      phone: '139****0002',
      mail: null,
      emptiesPassword: false,
    });
    // Looking at the link changes nothing.
    expect(await bound(token)).toEqual(['13900000002', mail]);
  });

  it('restores the former data, ends all sessions, removes what was added since, and works once', async () => {
    const phone = '13900000003';
    const token = await server.login(phone);
    await bind(token, 'thief2@evil.example');
    const undoToken = tokenIn(await linkTo(phone, 'mail'));
    const { data: started } = await server.call(
      contract.secondFactor.startTotp,
      { name: '小偷' },
      { token },
    );
    const { generate } = await import('otplib');
    const confirmation = { id: started.id, code: await generate({ secret: started.secret }) };
    expect(
      (await server.call(contract.secondFactor.confirmTotp, confirmation, { token })).code,
    ).toBe(0);
    await rebind(token, phone, '15600003333');

    const done = await carryOut(undoToken);
    expect(done).toMatchObject({ code: 0, data: { phone: '139****0003', mail: null } });
    expect((await server.call(account.getUserInfo, {}, { token })).code).toBe(303);
    // No second factor is needed, since the thief's was removed.
    const again = await server.login(phone);
    expect(await bound(again)).toEqual([phone, null]);
    expect((await carryOut(undoToken)).code).toBe(errorCodes.notFound);
    expect((await server.call(undo.find, { token: undoToken })).code).toBe(errorCodes.notFound);
    await expect(linkTo('thief2@evil.example', 'undone')).rejects.toThrow();
    await expect(linkTo(phone, 'undone')).resolves.toBeNull();
  });

  it('works even if a tenant opens an account with the former number', async () => {
    const phone = '13900000002';
    const token = await server.login(phone);
    await rebind(token, phone, '15600002222');
    const undoToken = tokenIn(await linkTo(phone, 'phone'));
    const host = 'jiazheng.localhost';
    const otherTenantCaller = { token: await server.login('13900000021', { host }), host };
    const input = { name: '某人', phone, roleIds: [] };
    const save = () => server.call(contract.administrator.save, input, otherTenantCaller);
    expect(await save()).toMatchObject({
      code: errorCodes.conflict,
      message: PHONE_RESERVED,
      data: { fields: { phone: PHONE_RESERVED } },
    });
    expect((await carryOut(undoToken)).code).toBe(errorCodes.ok);
    expect(await save()).toMatchObject({ code: errorCodes.ok, data: { invited: true } });
  });

  it('works even if a new tenant, single or imported, uses the former number', async () => {
    const phone = '13900000003';
    const token = await server.login(phone);
    await rebind(token, phone, '15600004444');
    const undoToken = tokenIn(await linkTo(phone, 'phone'));
    const operator = await server.login('13900000000');
    const input = {
      name: '新校',
      domain: 'held.example',
      contactName: '某人',
      contactPhone: phone,
    };
    const saved = await server.call(contract.saas.save, input, { token: operator });
    expect(saved).toMatchObject({
      code: errorCodes.conflict,
      data: { fields: { contactPhone: PHONE_RESERVED } },
    });
    const imported = await importTenants(server, operator, [
      ['甲校', 'held-a.example', '某人', phone, ''],
      ['乙校', 'held-b.example', '他人', '15600005555', ''],
    ]);
    expect(imported).toMatchObject({ imported: 1, failed: 1 });
    expect(imported.problems).toEqual([{ row: 2, column: '联系电话', message: PHONE_RESERVED }]);
    expect((await carryOut(undoToken)).code).toBe(errorCodes.ok);
    expect(await bound(await server.login(phone))).toEqual([phone, null]);
  });

  it('of a new password removes the password, so that a code to the restored address sets one', async () => {
    const phone = '13900000011';
    const host = 'new.localhost';
    const token = await server.login(phone, { host });
    const input = { password: 'Demo#2026', passwordNew: 'Thief#2026', repsw: 'Thief#2026' };
    expect((await server.call(account.changePassword, input, { token, host })).code).toBe(0);
    const link = await linkTo(phone, 'password');
    expect(link).toMatch(/^http:\/\/new\.localhost/);
    const { data } = await carryOut(tokenIn(link));
    expect(data.emptiesPassword).toBe(true);
    const log = (password: string) =>
      server.call(account.login, { account: phone, password }, { host });
    expect((await log('Thief#2026')).code).toBe(errorCodes.loginRefused);
    await server.call(account.getAuthCode, { account: phone, type: 4 }, { host });
    const reset = { account: phone, authCode: await server.code(phone), password: 'Owner#2026' };
    expect((await server.call(account.resetPassword, reset, { host })).code).toBe(0);
    expect((await log('Owner#2026')).code).toBe(0);
  });

  it('restores a second factor that was removed since', async () => {
    const phone = '13900000006';
    const { secondFactor } = contract;
    const token = await server.login(phone);
    const { data } = await server.call(secondFactor.startTotp, { name: '手机' }, { token });
    const { generate } = await import('otplib');
    const confirmation = { id: data.id, code: await generate({ secret: data.secret }) };
    await server.call(secondFactor.confirmTotp, confirmation, { token });
    await server.call(secondFactor.remove, { id: data.id }, { token });
    await carryOut(tokenIn(await linkTo(phone, 'secondFactorRemoved')));
    const reply = await server.call(account.login, { account: phone, password: 'Demo#2026' });
    expect(reply.code).toBe(errorCodes.secondStepNeeded);
  });

  it('withdraws a closing, and stays valid whatever a session does meanwhile', async () => {
    const phone = '13900000001';
    const token = await server.login(phone);
    const proof = { account: phone, authCode: await code(token, phone) };
    await server.call(account.checkAuthCode, proof, { token });
    await server.call(account.applyAccountLogout, { agreed: true }, { token });
    const undoToken = tokenIn(await linkTo(phone, 'closing'));
    await rebind(token, phone, '15600001111');
    await server.call(account.endOtherSessions, {}, { token });
    expect((await carryOut(undoToken)).code).toBe(0);
    const again = await server.login(phone);
    const state = await server.call(account.getAccountLogoutState, {}, { token: again });
    expect(state.data.status).toBe('withdrawn');
  });

  it('is not sent to a thief: a recently bound address can undo nothing', async () => {
    const phone = '13900000021';
    const host = 'jiazheng.localhost';
    const token = await server.login(phone, { host });
    await bind(token, 'thief3@evil.example');
    await rebind(token, 'thief3@evil.example', 'owner3@home.example');
    expect(await linkTo('thief3@evil.example', 'mail')).toBeNull();
    expect(await linkTo(phone, 'mail')).not.toBeNull();
  });

  it('is refused if unknown, expired, or used by another request at the same time', async () => {
    expect((await carryOut('x')).code).toBe(errorCodes.notFound);
    const phone = '13900000000';
    const token = await server.login(phone);
    await bind(token, 'race@evil.example');
    const undoToken = tokenIn(await linkTo(phone, 'mail'));
    await server.db.executeAsSystem(
      sql`UPDATE account_undo SET expires_at = now() - interval '1 second'`,
    );
    expect((await carryOut(undoToken)).code).toBe(errorCodes.notFound);
    await server.db.executeAsSystem(
      sql`UPDATE account_undo SET expires_at = now() + interval '1 day'`,
    );
    const replies = await Promise.all(Array.from({ length: 10 }, () => carryOut(undoToken)));
    expect(replies.filter(({ code }) => code === errorCodes.ok)).toHaveLength(1);
  });
});
