// concurrent calls also on PostgreSQL: the last of several concurrent changes decides the session
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { findAccount } from '../domain/account/find-account';
import { findCaller } from '../domain/find-caller';
import { switchTenant } from '../domain/identity/tenant-choices';
import { createLoginSession } from '../domain/login-session';
import { tenantOfHost } from '../domain/tenants';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });

const { account, accountNew } = contract;
const OF_TWO_TENANTS = '13900000003';
const saasId = seedId('tenant:voyage');
const IP = '198.51.100.1';

const codeOf = async (token: string): Promise<number> =>
  (await server.call(account.getUserInfo, {}, { token })).code;

const callerOf = (token: string) => {
  const { limits } = server.services.login;
  return findCaller(server.db, token, { actor: null, organ: null, branch: null }, limits);
};

describe('an ended session', () => {
  const dataOf = async (token: string) =>
    (await server.call(account.getUserInfo, {}, { token })).data;

  it('is reported as ended by somebody or as expired', async () => {
    const [ended, expired] = [await server.login('13900000003'), await server.login('13900000003')];
    const currentToken = await server.login('13900000003');
    const { sessionId } = await callerOf(expired);
    await server.db.executeAsSystem(
      sql`UPDATE session SET expires_at = now() WHERE id = ${sessionId}::uuid`,
    );
    await server.call(account.endOtherSessions, {}, { token: currentToken });
    expect(await dataOf(ended)).toEqual({ ended: 'elsewhere' });
    expect(await dataOf(expired)).toEqual({ ended: 'expired' });
  });

  it.each([
    ['is disabled', sql`status = 'disabled'`],
    ['has expired', sql`expires_at = now()`],
  ])(
    'is reported as such while the tenant %s, and works again when the tenant is open',
    async (_, closed) => {
      const token = await server.login('13900000021', { host: 'jiazheng.localhost' });
      const change = (how: SQL) =>
        server.db.executeAsSystem(
          sql`UPDATE tenant SET ${how} WHERE id = ${seedId('tenant:homecare')}::uuid`,
        );
      await change(closed);
      expect(await dataOf(token)).toEqual({ ended: 'tenant' });
      await change(sql`status = 'active', expires_at = NULL`);
      expect(await codeOf(token)).toBe(errorCodes.ok);
    },
  );
});

describe('switching the tenant', () => {
  const enterNewFlow = () => server.login(OF_TWO_TENANTS, { host: 'new.localhost', flow: 'new' });
  const change = (token: string) => server.call(accountNew.switchSaas, { saasId }, { token });

  it('does not extend the session: it ends 24 hours after the log-in', async () => {
    const token = await enterNewFlow();
    await server.db.executeAsSystem(
      sql`UPDATE session SET created_at = now() - interval '23 hours 59 minutes'`,
    );
    const { data } = await change(token);
    expect([await codeOf(token), await codeOf(data.token)]).toEqual([303, 0]);
    // also for a change to the current place
    const { data: secondLogin } = await change(data.token);
    expect(await codeOf(secondLogin.token)).toBe(0);
    await server.db.executeAsSystem(
      sql`UPDATE session SET created_at = created_at - interval '1 minute'`,
    );
    expect(await codeOf(secondLogin.token)).toBe(303);
  });

  it('keeps a read-only session read-only', async () => {
    const token = await enterNewFlow();
    await server.db.executeAsSystem(
      sql`UPDATE session SET read_only = true WHERE revoked_at IS NULL`,
    );
    const { data } = await change(token);
    const reply = await server.call(
      contract.user.updateUser,
      { nickname: '改名' },
      { token: data.token },
    );
    expect(reply.code).toBe(errorCodes.demoReadOnly);
  });

  it('is in the person’s own history and in the audit trail of the new tenant', async () => {
    const { data } = await change(await enterNewFlow());
    const [line] = await server.db.executeAsSystem(
      sql`SELECT tenant_id, action, target FROM audit_log ORDER BY id DESC LIMIT 1`,
    );
    const target = seedId(`account:${OF_TWO_TENANTS}`);
    expect(line).toEqual({ tenant_id: saasId, action: 'login.switched', target });
    const page = { pageNum: 1, pageSize: 1 };
    const ownActivity = await server.call(account.findActivity, page, { token: data.token });
    expect(ownActivity.data.list[0].action).toBe('login');
  });

  it('is refused if the session was ended after its token was checked', async () => {
    const token = await enterNewFlow();
    const caller = await callerOf(token);
    await server.call(accountNew.logout, {}, { token });
    const { limits } = server.services.login;
    const lateSwitch = server.db.withSystem((tx) =>
      switchTenant(tx, caller, { saasId, ip: IP }, limits),
    );
    await expect(lateSwitch).rejects.toMatchObject({ code: errorCodes.sessionExpired });
    const alive = await server.db.executeAsSystem(
      sql`SELECT id FROM session WHERE account_id = ${caller.accountId}::uuid
        AND tenant_id = ${saasId}::uuid AND revoked_at IS NULL AND ip = ${IP}`,
    );
    expect(alive).toEqual([]);
  });
});

describe('changing the password', () => {
  const PHONE = '13900000006';
  let password = 'Demo#2026';
  const change = (token: string, passwordNew: string) =>
    server.call(account.changePassword, { password, passwordNew, repsw: passwordNew }, { token });
  const login = async (): Promise<string> =>
    (await server.call(account.login, { account: PHONE, password })).data.token;

  it('leaves its own session a moment to log out, whatever its use', async () => {
    const token = await login();
    expect((await change(token, 'Fresh#2026')).data).toBe(true);
    password = 'Fresh#2026';
    expect(await codeOf(token)).toBe(0);
    const [remaining] = await server.db.executeAsSystem<{ seconds: number }>(sql`
      SELECT extract(epoch FROM ends_at - now())::float AS seconds FROM session
      WHERE ends_at IS NOT NULL`);
    expect(remaining?.seconds).toBeGreaterThan(2);
    expect(remaining?.seconds).toBeLessThanOrEqual(10);
    await server.db.executeAsSystem(
      sql`UPDATE session SET ends_at = now() WHERE ends_at IS NOT NULL`,
    );
    expect(await codeOf(token)).toBe(303);
  });

  it('refuses a log-in whose proof was checked before', async () => {
    const ip = IP;
    const { page, accountRow } = await server.db.withSystem(async (tx) => ({
      page: await tenantOfHost(tx, 'localhost'),
      accountRow: await findAccount(tx, { kind: 'phone', value: PHONE }),
    }));
    if (!accountRow) throw new Error('no such account');
    const { limits } = server.services.login;
    const enterLate = () =>
      createLoginSession(server.db, limits, {
        account: accountRow,
        page,
        flow: 'old',
        ip,
        token: null,
        provedBy: null,
        noticeDelivery: null,
      });
    expect(await codeOf((await enterLate()).token)).toBe(0);
    expect((await change(await login(), 'Other#2026')).data).toBe(true);
    password = 'Other#2026';
    await expect(enterLate()).rejects.toMatchObject({ code: errorCodes.loginRefused });
  });

  it('succeeds once for two concurrent requests with the same old password', async () => {
    const tokens = [await login(), await login()];
    const expected = ['First#2026', 'Second#2026'];
    const replies = await Promise.all(tokens.map((token, i) => change(token, expected[i] ?? '')));
    expect(replies.filter((reply) => reply.data === true)).toHaveLength(1);
    password = expected[replies.findIndex((reply) => reply.data === true)] ?? '';
    await expect(login()).resolves.toBeTruthy();
  });
});

describe('visitors of the demo, who share one account', () => {
  const visit = async (ip: string): Promise<string> =>
    (await server.call(account.demoLogin, { adminFlag: 1 }, { ip })).data.token;

  it('do not see each other', async () => {
    const [, token] = [await visit('198.51.100.7'), await visit('198.51.100.8')];
    const reply = [
      await server.call(account.findSessions, {}, { token }),
      await server.call(account.findActivity, { pageNum: 1, pageSize: 50 }, { token }),
      await server.call(contract.audit.findByCondition, { pageNum: 1, pageSize: 50 }, { token }),
    ];
    expect(reply.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(reply[0]?.data).toMatchObject([{ current: true }]);
    expect(JSON.stringify(reply.map(({ data }) => data))).not.toContain('198.51.100.7');
  });

  it('cannot end each other’s sessions', async () => {
    const [first, token] = [await visit('198.51.100.7'), await visit('198.51.100.8')];
    const { sessionId } = await callerOf(first);
    const replies = [
      await server.call(account.endSession, { sessionId }, { token }),
      await server.call(account.endOtherSessions, {}, { token }),
    ];
    expect(replies.map(({ code }) => code)).toEqual(Array(2).fill(errorCodes.demoReadOnly));
    expect(await codeOf(first)).toBe(0);
  });

  it('can log in a limited number of times per network', async () => {
    const { max } = server.services.login.lockout.source;
    await visit('198.51.100.7');
    await server.db.executeAsSystem(sql`UPDATE limit_counter SET hits = ${max}`);
    const refusal = await server.call(account.demoLogin, { adminFlag: 1 }, { ip: '198.51.100.7' });
    expect([refusal.status, refusal.code]).toEqual([429, errorCodes.tooManyRequests]);
    await expect(visit('198.51.100.8')).resolves.toBeTruthy();
  });
});
