// concurrent calls also on PostgreSQL: concurrent guesses are counted in one row
import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { hashToken } from '../domain/tokens';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
const { account, administrator, importMap, monitor, permission, proof, role, saas } = contract;

const STAFF = '13900000002';
const ADMIN = '13900000001';
const OPERATOR = '13900000000';

/** A token whose log-in is too old to count as a fresh proof. */
async function stale(phone: string): Promise<string> {
  const token = await server.login(phone);
  await age(token, 6);
  return token;
}

const age = (token: string, minutes: number) =>
  server.db.executeAsSystem(sql`UPDATE session SET proved_at = now() - make_interval(mins => ${minutes})
    WHERE token_hash = ${hashToken(token)}`);

const seededIds = {
  actor: seedId('actor:sunrise:head:13900000002'),
  nobody: seedId('nobody'),
  person: seedId('account:13900000002'),
  staffRole: seedId('role:sunrise:staff'),
  read: seedId('permission:sunrise:student.read'),
};

describe('a fresh proof, besides the token, is required', () => {
  const person = { name: '新同事', phone: '15511112222', roleIds: [seededIds.staffRole] };
  const callsThatNeedProof: [string, EndpointData, string, Record<string, unknown>][] = [
    ['binding', account.bindUserAccount, STAFF, { account: 'a@b.example', authCode: '000000' }],
    ['the QR ticket', monitor.createRealNameTicket, STAFF, {}],
    ['enrolling a face', monitor.enrolFace, STAFF, { userImage: 'AAAA' }],
    ['roles', role.grantRole, ADMIN, { userId: seededIds.actor, roleIds: [seededIds.staffRole] }],
    [
      'permissions',
      permission.grantPermission,
      ADMIN,
      { roleId: seededIds.staffRole, permissionIds: [seededIds.read] },
    ],
    ['widening a role', role.save, ADMIN, { name: '新角色', permissionIds: [seededIds.read] }],
    ['adding an administrator', administrator.save, ADMIN, person],
    [
      'adding an administrator by account',
      administrator.add,
      ADMIN,
      { accountId: seededIds.person, roleIds: [seededIds.staffRole] },
    ],
    ['changing an administrator', administrator.update, ADMIN, { id: seededIds.actor, ...person }],
    [
      'changing an administrator’s roles',
      administrator.savePatch,
      ADMIN,
      { id: seededIds.actor, roleIds: [seededIds.staffRole] },
    ],
    [
      'suspending an administrator',
      administrator.changeStatus,
      ADMIN,
      { id: seededIds.nobody, status: 'suspended' },
    ],
    ['removing an administrator', administrator.saveDelete, ADMIN, { id: seededIds.nobody }],
    [
      'setting somebody’s password',
      account.resetPassword,
      ADMIN,
      { userId: seededIds.nobody, password: 'Fresh#2026' },
    ],
    [
      'generating somebody’s password',
      account.generateAndSetPassword,
      ADMIN,
      { userId: seededIds.nobody },
    ],
    ['deleting a tenant', saas.delete, OPERATOR, { id: seededIds.nobody }],
    ['disabling a tenant', saas.update, OPERATOR, { id: seededIds.nobody, status: 'disabled' }],
    ['changing the map', importMap.change, OPERATOR, { action: 'remove', name: 'x', why: 'test' }],
    ['agreeing', importMap.approve, OPERATOR, { id: 1 }],
    ['refusing', importMap.reject, OPERATOR, { id: 1 }],
    ['starting a rollout', importMap.rollOut, OPERATOR, { module: 'x', percent: 1, why: 'test' }],
    ['adding an authenticator app', contract.secondFactor.startTotp, STAFF, { name: '手机' }],
    ['adding a passkey', contract.secondFactor.startPasskey, STAFF, {}],
    ['removing a factor', contract.secondFactor.remove, STAFF, { id: seededIds.actor }],
    ['new recovery codes', contract.secondFactor.renewRecoveryCodes, STAFF, {}],
    [
      'removing somebody else’s factors',
      contract.secondFactor.removeOfAnother,
      OPERATOR,
      { account: STAFF },
    ],
  ];

  it.each(callsThatNeedProof)('for %s', async (_, endpoint, phone, params) => {
    const token = await stale(phone);
    const headers = { 'if-match': '"x"' };
    const reply = await server.call(endpoint, params, { token, headers });
    expect([reply.status, reply.code]).toEqual([200, errorCodes.proofNeeded]);
    expect(reply.data.methods).toContain('password');
    await server.call(proof.byPassword, { password: 'Demo#2026' }, { token });
    const repeatedReply = await server.call(endpoint, params, { token, headers });
    expect(repeatedReply.code).not.toBe(errorCodes.proofNeeded);
  });

  it('but not to end a rollout, which only withdraws code', async () => {
    const token = await stale(OPERATOR);
    const reply = await server.call(importMap.stopRollout, { module: 'x', why: 'test' }, { token });
    expect(reply.code).toBe(errorCodes.notFound);
  });

  it('and not to rename a role, a person or a tenant', async () => {
    const token = await stale(ADMIN);
    const created = await server.call(role.save, { name: '只有名称' }, { token });
    expect(created.code).toBe(errorCodes.ok);
    const renamed = { id: seededIds.actor, name: '林小雨' };
    expect((await server.call(administrator.savePatch, renamed, { token })).code).toBe(0);
    const operator = await stale(OPERATOR);
    const title = { id: seededIds.nobody, name: '新名称' };
    const reply = await server.call(saas.update, title, { token: operator });
    expect(reply.code).toBe(errorCodes.notFound);
  });
});

describe('a proof', () => {
  const proveByPassword = (token: string, password = 'Demo#2026') =>
    server.call(proof.byPassword, { password }, { token });

  it('is refused at the password’s field', async () => {
    const token = await server.login('13900000002');
    const wrong = await proveByPassword(token, 'Wrong#2026');
    expect(wrong.data.fields).toEqual({ password: '登录密码不正确' });
  });

  it('offers the account’s methods, without showing a full address', async () => {
    const { data } = await server.call(proof.state, {}, { token: await stale(STAFF) });
    expect(data).toEqual({
      methods: ['password', 'phone'],
      phone: '139****0002',
      mail: null,
      provedUntil: null,
    });
  });

  it('is valid for five minutes, in its own session only', async () => {
    const token = await stale(STAFF);
    const otherToken = await stale(STAFF);
    expect((await proveByPassword(token)).code).toBe(errorCodes.ok);
    const sendRequest = (value: string) =>
      server.call(monitor.createRealNameTicket, {}, { token: value });
    expect((await sendRequest(token)).code).toBe(errorCodes.ok);
    expect((await sendRequest(otherToken)).code).toBe(errorCodes.proofNeeded);
    await age(token, 5);
    expect((await sendRequest(token)).code).toBe(errorCodes.proofNeeded);
  });

  it('is a code to the bound address, which the caller does not supply', async () => {
    const token = await stale(STAFF);
    expect((await server.call(proof.sendCode, { to: 'mail' }, { token })).code).toBe(
      errorCodes.stepOutOfOrder,
    );
    expect((await server.call(proof.sendCode, { to: 'phone' }, { token })).code).toBe(0);
    const authCode = await server.code(STAFF);
    const give = (code: string) =>
      server.call(proof.byCode, { to: 'phone', authCode: code }, { token });
    expect((await give(authCode === '000000' ? '111111' : '000000')).code).toBe(
      errorCodes.codeRefused,
    );
    expect((await give(authCode)).data.provedUntil).toBeTruthy();
    expect((await give(authCode)).code).toBe(errorCodes.codeRefused);
  });

  it('is not a code that was sent for another purpose', async () => {
    const token = await stale(STAFF);
    await server.call(account.getAuthCodePublic, { account: STAFF, type: 2 }, { token });
    const authCode = await server.code(STAFF);
    const reply = await server.call(proof.byCode, { to: 'phone', authCode }, { token });
    expect(reply.code).toBe(errorCodes.codeRefused);
  });

  it('cannot be guessed: ten wrong attempts per session, and the owner keeps theirs', async () => {
    const token = await stale(STAFF);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => proveByPassword(token, 'Nein')),
    );
    const looked = guesses.filter(({ code }) => code === errorCodes.invalidInput);
    expect(looked).toHaveLength(10);
    expect((await proveByPassword(token)).status).toBe(429);
    expect((await proveByPassword(await stale(STAFF))).code).toBe(errorCodes.ok);
  });

  it('is refused with a method that the account does not have', async () => {
    const token = await stale(STAFF);
    for (const endpoint of [proof.byTotp, proof.byRecoveryCode]) {
      const reply = await server.call(endpoint, { code: '123456' }, { token });
      expect(reply.code).toBe(errorCodes.stepOutOfOrder);
    }
    const passkey = await server.call(proof.passkeyOptions, {}, { token });
    expect(passkey.code).toBe(errorCodes.stepOutOfOrder);
  });

  it('is not offered to the demo, whose calls are refused as before', async () => {
    const { data } = await server.call(account.demoLogin, { adminFlag: 1 });
    const { token } = data;
    for (const [endpoint, params] of [
      [account.bindUserAccount, { account: 'a@b.example', authCode: '000000' }],
      [contract.secondFactor.startTotp, { name: 'x' }],
      [proof.byPassword, { password: 'x' }],
    ] as const) {
      expect((await server.call(endpoint, params, { token })).code).toBe(errorCodes.demoReadOnly);
    }
  });
});

describe('an address that was bound within a day', () => {
  const PERSON = '13900000003';
  const mail = 'fresh@sunrise.example';
  let token: string;
  beforeAll(async () => {
    token = await server.login(PERSON);
    await server.call(account.getAuthCodePublic, { account: mail, type: 2 }, { token });
    const authCode = await server.code(mail);
    const bound = await server.call(
      account.bindUserAccount,
      { account: mail, authCode },
      { token },
    );
    expect(bound.code).toBe(errorCodes.ok);
  });
  const ageProof = () =>
    server.db.executeAsSystem(sql`UPDATE account SET mail_bound_at = now() - interval '25 hours'
      WHERE mail = ${mail}`);
  const reset = async () => {
    await server.call(account.getAuthCode, { account: mail, type: 4 });
    const input = { account: mail, authCode: await server.code(mail), password: 'Thief#2026' };
    return server.call(account.resetPassword, input);
  };
  const freshlyLoggedIn = async () => {
    await server.call(account.getAuthCode, { account: mail, type: 1 });
    const input = { account: mail, authCode: await server.code(mail) };
    const { data } = await server.call(account.loginByAuthCode, input);
    return server.call(contract.secondFactor.startTotp, { name: 'x' }, { token: data.token });
  };

  it('cannot be used to set a password, in either flow', async () => {
    const reply = await reset();
    expect(reply.code).toBe(errorCodes.addressTooNew);
    expect(Date.parse(reply.data.until)).toBeGreaterThan(Date.now());
    const { accountNew } = contract;
    await server.db.executeAsSystem(sql`DELETE FROM limit_counter`);
    await server.call(accountNew.getMailAuthCode4ChangePwd, { mail });
    const secret = { passwordNew: 'Thief#2026', repsw: 'Thief#2026' };
    const input = { account: mail, authCode: await server.code(mail), ...secret };
    const secretReply = await server.call(accountNew.changePasswordByMailAuthCode, input);
    expect(secretReply.code).toBe(errorCodes.addressTooNew);
    await expect(server.login(PERSON)).resolves.toBeTruthy();
  });

  it('proves nothing, neither by a log-in nor by a code', async () => {
    const reply = await freshlyLoggedIn();
    expect(reply.code).toBe(errorCodes.proofNeeded);
    expect(reply.data).toEqual({
      methods: ['password', 'phone'],
      phone: '139****0003',
      mail: null,
    });
    const sent = await server.call(proof.sendCode, { to: 'mail' }, { token });
    expect(sent.code).toBe(errorCodes.stepOutOfOrder);
  });

  it('cannot be used to close an account', async () => {
    await server.call(account.getAuthCodePublic, { account: mail, type: 2 }, { token });
    const input = { account: mail, authCode: await server.code(mail) };
    expect((await server.call(account.checkAuthCode, input, { token })).code).toBe(errorCodes.ok);
    const reply = await server.call(account.applyAccountLogout, { agreed: true }, { token });
    expect(reply.code).toBe(errorCodes.stepOutOfOrder);
    // the phone, bound long ago, can confirm, and the dialog learns that before a code is sent
    const state = await server.call(account.getAccountLogoutState, {}, { token });
    expect(state.data).toMatchObject({ confirmBy: 'phone', confirmFrom: null });
  });

  it('delays the closing of an account whose other addresses are new too; the error says until when', async () => {
    const bindPhone = (hours: number) =>
      server.db.executeAsSystem(sql`UPDATE account SET phone_bound_at = now() - make_interval(hours => ${hours})
        WHERE mail = ${mail}`);
    await bindPhone(23);
    const state = await server.call(account.getAccountLogoutState, {}, { token });
    expect(state.data.confirmBy).toBeNull();
    const msUntilConfirmation = Date.parse(state.data.confirmFrom) - Date.now();
    expect(msUntilConfirmation).toBeGreaterThan(0);
    // the hour that remains for the phone, not the mail's day
    expect(msUntilConfirmation).toBeLessThanOrEqual(3_600_000);
    const reply = await server.call(account.applyAccountLogout, { agreed: true }, { token });
    expect(reply).toMatchObject({
      code: errorCodes.addressTooNew,
      message: '该手机号或邮箱绑定不足24小时，暂不能用于注销账号',
      data: { until: state.data.confirmFrom },
    });
    await bindPhone(1000);
  });

  it('can be used for both after a day', async () => {
    await ageProof();
    expect((await freshlyLoggedIn()).code).toBe(errorCodes.ok);
    expect((await reset()).code).toBe(errorCodes.ok);
  });
});

describe('the token of a framed site', () => {
  const open = (token: string) => server.call(contract.embedded.open, {}, { token });

  it('can read what the person may, except our own calls and those of operators', async () => {
    const token = await server.login(OPERATOR);
    const { data } = await open(token);
    const frame = { token: data.token };
    expect((await server.call(account.getUserInfo, {}, frame)).data.phone).toBe(OPERATOR);
    const page = { pageNum: 1, pageSize: 10 };
    expect((await server.call(role.findByCondition, page, frame)).code).toBe(0);
    for (const [endpoint, params] of [
      [contract.embedded.open, {}],
      [contract.embedded.openByCode, {}],
      [account.findSessions, {}],
      [proof.state, {}],
      [contract.secondFactor.list, {}],
      [contract.audit.findByCondition, page],
      [importMap.state, {}],
      [saas.findByCondition, page],
      [account.logout, {}],
      [contract.user.updateUser, { nickname: 'x' }],
      [account.resetPassword, { userId: seededIds.person, password: 'Fresh#2026' }],
      [account.changePassword, { password: 'Demo#2026', passwordNew: 'a', repsw: 'a' }],
    ] as const) {
      const reply = await server.call(endpoint, params, frame);
      expect([endpoint.path, reply.code]).toEqual([endpoint.path, errorCodes.forbidden]);
    }
    const { data: sessions } = await server.call(account.findSessions, {}, { token });
    expect(sessions.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
  });

  it.each([
    ['logs out', (token: string) => server.call(account.logout, {}, { token })],
    ['is ended', (token: string) => age(token, 0).then(() => end(token))],
  ])('ends when its session %s', async (_, finish) => {
    const token = await server.login(STAFF);
    const { data } = await open(token);
    await finish(token);
    expect((await server.call(account.getUserInfo, {}, { token: data.token })).code).toBe(303);
  });
  const end = (token: string) =>
    server.db.executeAsSystem(
      sql`UPDATE session SET expires_at = now() WHERE token_hash = ${hashToken(token)}`,
    );

  it('is valid for an hour, whatever its use', async () => {
    const token = await server.login(STAFF);
    const { data } = await open(token);
    await server.db.executeAsSystem(sql`UPDATE session SET expires_at = now() + interval '5 seconds'
      WHERE token_hash = ${hashToken(data.token)}`);
    await server.call(account.getUserInfo, {}, { token: data.token });
    const [row] = await server.db.executeAsSystem<{ soon: boolean }>(sql`
      SELECT expires_at < now() + interval '6 seconds' AS soon FROM session
      WHERE token_hash = ${hashToken(data.token)}`);
    expect(row?.soon).toBe(true);
  });
});

describe('the code of a framed site', () => {
  const open = (token: string) => server.call(contract.embedded.openByCode, {}, { token });
  const exchange = (code: string) => server.call(contract.embedded.exchange, { code });
  const infoOf = async (token: string) =>
    (await server.call(account.getUserInfo, {}, { token })).code;

  it('can be exchanged once for a read-only token', async () => {
    const token = await server.login(STAFF);
    const { code } = (await open(token)).data;
    const both = await Promise.all([exchange(code), exchange(code)]);
    expect(both.map((reply) => reply.code).sort((a, b) => a - b)).toEqual([
      errorCodes.ok,
      errorCodes.sessionExpired,
    ]);
    const frame = both.find((reply) => reply.code === errorCodes.ok)?.data.token ?? '';
    expect(await infoOf(frame)).toBe(errorCodes.ok);
    const write = await server.call(contract.user.updateUser, { nickname: 'x' }, { token: frame });
    expect(write.code).toBe(errorCodes.forbidden);
    await server.call(account.logout, {}, { token });
    expect(await infoOf(frame)).toBe(errorCodes.sessionExpired);
  });

  it('does not work as a token, whatever its prefix', async () => {
    const { code } = (await open(await server.login(STAFF))).data;
    for (const token of [code, `code:${code}`, `code:${hashToken(code)}`]) {
      expect([errorCodes.sessionExpired, errorCodes.notLoggedIn]).toContain(await infoOf(token));
    }
    expect((await exchange(`code:${code}`)).code).toBe(errorCodes.sessionExpired);
  });

  it.each([
    [
      'a minute later',
      () =>
        server.db.executeAsSystem(
          sql`UPDATE session SET expires_at = now() WHERE token_hash LIKE 'code:%'`,
        ),
    ],
    [
      'after the log-out',
      (token: string) => server.call(account.logout, {}, { token }) as Promise<unknown>,
    ],
  ])('is not valid %s', async (_, happen) => {
    const token = await server.login(STAFF);
    const { code } = (await open(token)).data;
    await happen(token);
    expect((await exchange(code)).code).toBe(errorCodes.sessionExpired);
  });
});
