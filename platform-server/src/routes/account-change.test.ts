// concurrent calls also on PostgreSQL: codes and bindings can be used once, however many concurrent requests use them
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });

const { account } = contract;
const STAFF = '13900000002';

/** Requests a code for an account change and reads it from the outbox. */
async function changeCode(token: string, to: string): Promise<string> {
  const sent = await server.call(account.getAuthCodePublic, { account: to, type: 2 }, { token });
  expect(sent.code).toBe(errorCodes.ok);
  return server.code(to);
}

/** Proves the current account with a code, the first step of a change. */
async function proveAccount(token: string, phone: string): Promise<void> {
  const authCode = await changeCode(token, phone);
  const proof = { account: phone, authCode };
  expect((await server.call(account.checkAuthCode, proof, { token })).data).toBe(true);
}

const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('binding', () => {
  it('works only if nothing is bound, with a code sent to the new address', async () => {
    const token = await server.login(STAFF);
    const mail = 'rain@sunrise.example';
    const authCode = await changeCode(token, mail);
    const bind = (code: string, to = mail) =>
      server.call(account.bindUserAccount, { account: to, authCode: code }, { token });
    expect((await bind(wrong(authCode))).code).toBe(errorCodes.codeRefused);
    expect((await bind(authCode)).code).toBe(errorCodes.ok);
    expect((await server.call(account.getCurrentUserMail, {}, { token })).data).toBe(mail);
    expect((await server.call(account.judgeAccountIfBindMail, {}, { token })).data).toBe(true);
    const otherMail = 'other@sunrise.example';
    const next = await changeCode(token, otherMail);
    expect((await bind(next, otherMail)).code).toBe(errorCodes.stepOutOfOrder);
  });

  it('reports a taken address only after its right code', async () => {
    const token = await server.login('13900000006');
    const mail = 'admin@sunrise.example';
    const authCode = await changeCode(token, mail);
    const reply = await server.call(
      account.bindUserAccount,
      { account: mail, authCode },
      { token },
    );
    expect(reply).toMatchObject({ code: errorCodes.conflict, message: '该账号已被使用' });
  });
});

describe('the reply to a refused code', () => {
  const MAIL = 'told@sunrise.example';

  it('advises to check the code while it is valid, and to request a new one once it is invalid', async () => {
    const token = await server.login(STAFF);
    const ownCode = await changeCode(token, STAFF);
    const give = (authCode: string) =>
      server.call(account.checkAuthCode, { account: STAFF, authCode }, { token });
    for (let left = 4; left > 0; left -= 1) {
      expect(await give(wrong(ownCode))).toMatchObject({
        code: errorCodes.codeRefused,
        message: '验证码错误，请核对后重新输入',
        data: { isAlive: true },
      });
    }
    const expiredCode = {
      code: errorCodes.codeRefused,
      message: '验证码错误或已失效，请重新获取',
      data: { isAlive: false },
    };
    // the fifth wrong code invalidated it
    expect(await give(wrong(ownCode))).toMatchObject(expiredCode);
    expect(await give(ownCode)).toMatchObject(expiredCode);
  });

  it('is the same for an expired code and for one that was never sent', async () => {
    const token = await server.login('13900000006');
    const bind = (authCode: string) =>
      server.call(account.bindUserAccount, { account: MAIL, authCode }, { token });
    expect((await bind('000000')).data).toEqual({ isAlive: false });
    const authCode = await changeCode(token, MAIL);
    await server.db.executeAsSystem(sql`UPDATE auth_code SET expires_at = now()`);
    expect((await bind(authCode)).data).toEqual({ isAlive: false });
  });
});

describe('the number or address that is bound already', () => {
  it('cannot be bound again: it is refused at its field, without using up code or grant', async () => {
    const token = await server.login(STAFF);
    await proveAccount(token, STAFF);
    const rebind = (to: string, authCode: string) =>
      server.call(account.unBindUserAccount, { account: to, authCode }, { token });
    await server.db.executeAsSystem(sql`DELETE FROM limit_counter`);
    const again = await changeCode(token, STAFF);
    const message = '这就是当前绑定的手机号，请输入新的手机号';
    expect(await rebind(STAFF, again)).toMatchObject({
      code: errorCodes.sameAccount,
      message,
      data: { fields: { account: message } },
    });
    const newPhone = '15600000091';
    expect((await rebind(newPhone, await changeCode(token, newPhone))).code).toBe(errorCodes.ok);
    await server.db.executeAsSystem(
      sql`UPDATE account SET phone = ${STAFF}, phone_bound_at = NULL WHERE phone = ${newPhone}`,
    );
  });

  it('is recognised whatever its case', async () => {
    const mail = 'admin@sunrise.example';
    const token = await server.login(mail);
    await proveAccount(token, mail);
    const reply = await server.call(
      account.unBindUserAccount,
      { account: 'Admin@Sunrise.Example', authCode: '000000' },
      { token },
    );
    expect(reply.code).toBe(errorCodes.sameAccount);
  });
});

describe('changing the phone', () => {
  const NEW = '15600000001';

  it('takes an old code and a new code; each step works once and in order', async () => {
    const phone = '13900000021';
    const host = 'jiazheng.localhost';
    const token = await server.login(phone, { host });
    const otherToken = await server.login(phone, { host });
    const rebind = (authCode: string) =>
      server.call(account.unBindUserAccount, { account: NEW, authCode }, { token });
    const early = await changeCode(token, NEW);
    expect((await rebind(early)).code).toBe(errorCodes.stepOutOfOrder);

    const oldCode = await changeCode(token, phone);
    const prove = (to: string, authCode: string) =>
      server.call(account.checkAuthCode, { account: to, authCode }, { token });
    expect((await prove('13900000001', oldCode)).code).toBe(errorCodes.codeRefused);
    expect((await prove(phone, wrong(oldCode))).code).toBe(errorCodes.codeRefused);
    expect((await prove(phone, oldCode)).data).toBe(true);
    expect((await prove(phone, oldCode)).code).toBe(errorCodes.codeRefused);

    // The grant belongs to this session; another session of the same person has none.
    const foreign = await server.call(
      account.unBindUserAccount,
      { account: NEW, authCode: early },
      { token: otherToken },
    );
    expect(foreign.code).toBe(errorCodes.stepOutOfOrder);

    expect((await rebind(early)).code).toBe(errorCodes.ok);
    expect((await server.call(account.getCurrentUserAccount, {}, { token })).data).toBe(NEW);
    // All other sessions of the person end at once.
    expect((await server.call(account.getUserInfo, {}, { token: otherToken })).code).toBe(303);
    await server.db.executeAsSystem(sql`DELETE FROM limit_counter`);
    expect((await rebind(await changeCode(token, NEW))).code).toBe(errorCodes.stepOutOfOrder);
    await expect(server.login(phone, { host })).rejects.toThrow('40001');
    await expect(server.login(NEW, { host })).resolves.toBeTruthy();
  });

  it('succeeds once for twenty concurrent requests with one grant', async () => {
    const token = await server.login('13900000011', { host: 'new.localhost' });
    const oldCode = await changeCode(token, '13900000011');
    await server.call(
      account.checkAuthCode,
      { account: '13900000011', authCode: oldCode },
      { token },
    );
    const phones = Array.from({ length: 20 }, (_, i) => `157000000${String(i).padStart(2, '0')}`);
    const codes: string[] = [];
    for (const phone of phones) codes.push(await changeCode(token, phone));
    const replies = await Promise.all(
      phones.map((phone, i) =>
        server.call(account.unBindUserAccount, { account: phone, authCode: codes[i] }, { token }),
      ),
    );
    expect(replies.filter((reply) => reply.code === errorCodes.ok)).toHaveLength(1);
    const activity = { pageNum: 1, pageSize: 50 };
    const { data } = await server.call(account.findActivity, activity, { token });
    const replaced = data.list.filter(
      (item: { action: string }) => item.action === 'phoneReplaced',
    );
    expect(replaced).toHaveLength(1);
  });

  it('is not allowed later than ten minutes after the proof', async () => {
    const token = await server.login('13900000000');
    const old = await changeCode(token, '13900000000');
    await server.call(account.checkAuthCode, { account: '13900000000', authCode: old }, { token });
    const [grant] = await server.db.executeAsSystem<{ minutes: number }>(sql`
      SELECT round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes FROM account_grant
      ORDER BY expires_at DESC LIMIT 1`);
    expect(grant).toEqual({ minutes: 10 });
    await server.db.executeAsSystem(
      sql`UPDATE account_grant SET expires_at = now() - interval '1 second'`,
    );
    const authCode = await changeCode(token, '15600000009');
    const input = { account: '15600000009', authCode };
    expect((await server.call(account.unBindUserAccount, input, { token })).code).toBe(
      errorCodes.stepOutOfOrder,
    );
  });
});

describe('an account without a password', () => {
  it('is reported as such, and never asked to change an old password', async () => {
    const phone = '13900000006';
    const token = await server.login(phone);
    const guards = async () => (await server.call(account.getAccountGuards, {}, { token })).data;
    expect(await guards()).toMatchObject({
      hasPassword: true,
      passwordChangedAt: expect.any(String),
    });
    await server.db.executeAsSystem(sql`INSERT INTO tenant_config (tenant_id, key, value)
      VALUES (${seedId('tenant:sunrise')}::uuid, 'password_max_days', '30')`);
    const [kept] = await server.db.executeAsSystem<{
      password_hash: string;
    }>(sql`SELECT password_hash
      FROM account WHERE phone = ${phone}`);
    await server.db.executeAsSystem(sql`UPDATE account
      SET password_hash = NULL, password_changed_at = now() - interval '31 days'
      WHERE phone = ${phone}`);
    expect(await guards()).toMatchObject({ hasPassword: false, passwordChangedAt: null });
    expect(await server.call(account.checkPasswordTime, {}, { token })).toMatchObject({
      code: errorCodes.ok,
    });
    // the other tests log in with it
    await server.db.executeAsSystem(sql`UPDATE account
      SET password_hash = ${kept?.password_hash}, password_changed_at = now()
      WHERE phone = ${phone}`);
    await server.db.executeAsSystem(sql`DELETE FROM tenant_config WHERE key = 'password_max_days'`);
  });
});

describe('the password', () => {
  const change = (token: string, input: object) =>
    server.call(
      account.changePassword,
      { password: 'Demo#2026', passwordNew: 'Fresh#2026', repsw: 'Fresh#2026', ...input },
      { token },
    );

  it.each([
    [{ password: '' }, '请输入原登录密码'],
    [{ passwordNew: '' }, '请输入新登录密码'],
    [{ repsw: '' }, '请再次输入新登录密码'],
    [{ repsw: 'Other#2026' }, '两次密码输入不一致'],
    [{ passwordNew: 'short1', repsw: 'short1' }, '请设置8-20位，数字、大小写字母、字符组合密码'],
    [
      { passwordNew: '1234567890', repsw: '1234567890' },
      '请设置8-20位，数字、大小写字母、字符组合密码',
    ],
    [{ passwordNew: 'Passw0rd', repsw: 'Passw0rd' }, '该密码过于常见，请更换一个'],
    [{ password: 'Wrong#2026' }, '原登录密码不正确'],
  ])('%j is refused: %s', async (input, message) => {
    const token = await server.login('13900000003');
    expect(await change(token, input)).toMatchObject({ code: errorCodes.invalidInput, message });
  });

  it('is not kept from its owner by wrong attempts from another session', async () => {
    const phone = '13900000006';
    const [stolenToken, ownToken] = [await server.login(phone), await server.login(phone)];
    const wrong = () => change(stolenToken, { password: 'Wrong#2026' });
    for (let i = 0; i < 10; i += 1) expect((await wrong()).code).toBe(errorCodes.invalidInput);
    expect((await wrong()).status).toBe(429);
    // Successful proofs do not count towards the limit, even if the new password is invalid.
    const same = { passwordNew: 'Demo#2026', repsw: 'Demo#2026' };
    for (let i = 0; i < 11; i += 1) expect((await change(ownToken, same)).status).toBe(200);
  });

  it('ends the other sessions at once and works at the next log-in', async () => {
    const phone = '13900000006';
    const token = await server.login(phone);
    const otherToken = await server.login(phone);
    expect((await change(token, {})).data).toBe(true);
    expect((await server.call(account.getUserInfo, {}, { token: otherToken })).code).toBe(303);
    expect((await server.call(account.getUserInfo, {}, { token })).code).toBe(0);
    await expect(server.login(phone)).rejects.toThrow('40001');
    const reply = await server.call(account.login, { account: phone, password: 'Fresh#2026' });
    expect(reply.code).toBe(errorCodes.ok);
  });

  it('is reset by a code, which works once', async () => {
    const phone = STAFF;
    await server.call(account.getAuthCode, { account: phone, type: 4 });
    const authCode = await server.code(phone);
    const reset = () =>
      server.call(account.resetPassword, { account: phone, authCode, password: 'Reset#2026' });
    expect((await reset()).code).toBe(errorCodes.ok);
    expect((await reset()).code).toBe(errorCodes.codeRefused);
    const reply = await server.call(account.login, { account: phone, password: 'Reset#2026' });
    expect(reply.code).toBe(errorCodes.ok);
  });

  it('of another person is set by an administrator, except for an account shared with other tenants', async () => {
    const admin = await server.login('13900000001');
    const generate = (userId: string) =>
      server.call(account.generateAndSetPassword, { userId }, { token: admin });
    const { data } = await generate(seedId(`account:${STAFF}`));
    const reply = await server.call(account.login, { account: STAFF, password: data.password });
    expect(reply.code).toBe(errorCodes.ok);
    expect((await generate(seedId('account:13900000003'))).code).toBe(errorCodes.forbidden);
    // The generated password is for the first login only: it has to be changed, and expires after a day.
    const age = await server.call(account.checkPasswordTime, {}, { token: reply.data.token });
    expect(age.code).toBe(errorCodes.passwordTooOld);
    await server.db.executeAsSystem(sql`UPDATE account SET password_expires_at = now() - interval '1 second'
      WHERE password_expires_at IS NOT NULL`);
    const lateReply = await server.call(account.login, { account: STAFF, password: data.password });
    expect(lateReply.code).toBe(errorCodes.loginRefused);
  });

  it('is reported as too old if the tenant sets a limit', async () => {
    const token = await server.login('13900000001');
    const check = () => server.call(account.checkPasswordTime, {}, { token });
    expect((await check()).data.maximumDays).toBeNull();
    await server.db.executeAsSystem(sql`INSERT INTO tenant_config (tenant_id, key, value)
      VALUES (${seedId('tenant:sunrise')}::uuid, 'password_max_days', '30')`);
    expect((await check()).data.maximumDays).toBe(30);
    await server.db.executeAsSystem(
      sql`UPDATE account SET password_changed_at = now() - interval '31 days'`,
    );
    expect(await check()).toMatchObject({
      code: errorCodes.passwordTooOld,
      message: '您的密码长时间未更换，请更换密码',
    });
  });
});

describe('the protection of an account', () => {
  it('shows when each part last changed, of the own account only', async () => {
    const phone = '13900000003';
    const token = await server.login(phone);
    const guards = async () => (await server.call(account.getAccountGuards, {}, { token })).data;
    const guardsBefore = await guards();
    expect(guardsBefore).toMatchObject({
      phoneChangedAt: null,
      mailChangedAt: null,
      verifiedAt: null,
    });
    expect(guardsBefore.faceEnrolledAt).toBeNull();
    expect(Date.parse(guardsBefore.passwordChangedAt ?? '')).not.toBeNaN();

    await server.db.executeAsSystem(sql`INSERT INTO audit_log (tenant_id, action, target)
      VALUES (${seedId('tenant:sunrise')}::uuid, 'account.mail.bound', ${seedId(`account:${phone}`)})`);
    const { mailChangedAt } = await guards();
    expect(Date.parse(mailChangedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const otherToken = await server.login('13900000000');
    const { data } = await server.call(account.getAccountGuards, {}, { token: otherToken });
    expect(data.mailChangedAt).toBeNull();
  });
});

describe('closing the account', () => {
  it('requires consent, can be withdrawn, and happens after the notice period', async () => {
    const token = await server.login('13900000003');
    const call = (endpoint: (typeof account)[keyof typeof account], params = {}) =>
      server.call(endpoint, params, { token });
    const state = (await call(account.getAccountLogoutState)).data;
    // shown to the person before the confirmation
    expect(state).toMatchObject({ status: 'none', noticeDays: 7 });
    const apply = () => call(account.applyAccountLogout, { agreed: true });
    expect((await call(account.applyAccountLogout, {})).code).toBe(errorCodes.invalidInput);
    expect((await apply()).code).toBe(errorCodes.stepOutOfOrder);
    await proveAccount(token, '13900000003');
    expect((await apply()).data.status).toBe('pending');
    expect((await call(account.withdrawAccountLogout)).code).toBe(errorCodes.ok);
    expect((await call(account.withdrawAccountLogout)).code).toBe(errorCodes.stepOutOfOrder);
    expect((await call(account.getAccountLogoutState)).data.status).toBe('withdrawn');
    // one code allows one application
    expect((await apply()).code).toBe(errorCodes.stepOutOfOrder);
  });
});
