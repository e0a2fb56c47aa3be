import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { tokenProof } from '../domain/identity/digest';
import { runHousekeeping } from '../housekeeping';
import { seedId } from '../seed/seed-id';
import { listenAt } from '../testing/listen-at';
import { sampleReport } from '../testing/sample-report';
import { startTestServer, type TestServer } from '../testing/test-server';
import { calls } from './matrix.calls';

const { account, accountNew, importMap, moduleReport, monitor } = contract;
const [admin, staff, operator] = ['13900000001', '13900000002', '13900000000'];
const ok = errorCodes.ok;

/** The customer's platform, and a separate server for the shell's own calls with its own database. */
let platform: TestServer;
let shell: TestServer;

beforeAll(async () => {
  platform = await startTestServer();
  shell = await startTestServer(
    {},
    {
      PLATFORM_API_URL: await listenAt(platform.app),
      PLATFORM_OPERATORS: `somebody-else, ${seedId(`account:${operator}`)}`,
      PLATFORM_SHARED_ACCOUNTS: seedId('account:13900000006'),
    },
  );
}, 240_000);
afterAll(async () => {
  await shell?.close();
  await platform?.close();
});
beforeEach(async () => {
  await shell.db.executeAsSystem(sql`DELETE FROM foreign_session`);
  for (const { db } of [shell, platform]) await db.executeAsSystem(sql`DELETE FROM limit_counter`);
});

const sendRequest = (
  endpoint: EndpointData,
  token: string | undefined,
  params = {},
  agent = 'Firefox/1',
) => shell.call(endpoint, params, { token, headers: { 'user-agent': agent } });
const sessions = async (token: string) => (await sendRequest(account.findSessions, token)).data;
/** Makes the cached answers of the platform expire. */
const age = () =>
  shell.db.executeAsSystem(
    sql`UPDATE foreign_session SET checked_at = now() - interval '61 seconds'`,
  );

describe('log-ins at the platform', () => {
  it.each(['old', 'new'] as const)('of the %s flow are accepted here', async (flow) => {
    const host = flow === 'new' ? 'new.localhost' : 'localhost';
    const token = await platform.login(flow === 'new' ? '13900000011' : admin, { flow, host });
    expect(await sessions(token)).toEqual([
      {
        sessionId: expect.any(String),
        userAgent: 'Firefox/1',
        ip: '127.0.0.1',
        createdAt: expect.any(String),
        lastSeenAt: expect.any(String),
        current: true,
        scope: 'shell',
      },
    ]);
  });

  it('are listed per person, the current one first, and no one else’s', async () => {
    const [first, second, otherToken] = [
      await platform.login(admin),
      await platform.login(admin),
      await platform.login(staff),
    ];
    await sendRequest(account.findSessions, first, {}, 'Chrome/1');
    await sendRequest(account.findSessions, otherToken);
    expect(await sessions(second)).toMatchObject([
      { userAgent: 'Firefox/1', current: true },
      { userAgent: 'Chrome/1', current: false },
    ]);
    expect(await sessions(otherToken)).toHaveLength(1);
  });

  it('are listed from their first call of the shell on', async () => {
    const [currentToken, otherToken] = [await platform.login(admin), await platform.login(admin)];
    expect((await sendRequest(contract.session.arrive, otherToken, {}, 'Edg/1')).code).toBe(ok);
    expect(await sessions(currentToken)).toMatchObject([{ current: true }, { userAgent: 'Edg/1' }]);
  });

  it('are separate from log-ins of this server’s own user with the same id', async () => {
    const ownToken = await shell.login(admin);
    const foreign = await platform.login(admin);
    const [listed] = await sessions(ownToken);
    expect(await sessions(foreign)).toHaveLength(1);
    expect((await sessions(ownToken)).every(({ scope }: { scope?: string }) => !scope)).toBe(true);
    const { sessionId } = listed;
    expect((await sendRequest(account.endSession, foreign, { sessionId })).code).toBe(
      errorCodes.notFound,
    );
    await sendRequest(account.endOtherSessions, foreign);
    expect((await sendRequest(account.findSessions, ownToken)).code).toBe(ok);
  });

  it('that ended at the platform are not listed any more', async () => {
    const [currentToken, otherToken] = [await platform.login(admin), await platform.login(admin)];
    await sessions(otherToken);
    expect(await sessions(currentToken)).toHaveLength(2);
    await platform.call(account.logout, {}, { token: otherToken });
    await age();
    expect(await sessions(currentToken)).toHaveLength(1);
  });

  it('that ended at the platform are ended here, and then belong to nobody', async () => {
    const token = await platform.login(admin);
    await sessions(token);
    await platform.call(account.logout, {}, { token });
    await age();
    expect((await sendRequest(account.findSessions, token)).code).toBe(errorCodes.sessionExpired);
    expect((await sendRequest(account.findSessions, token)).code).toBe(errorCodes.notLoggedIn);
    expect(await shell.db.executeAsSystem(sql`SELECT 1 AS one FROM foreign_session`)).toEqual([]);
  });

  it('are stored as hash and cipher, at most twenty per person, for a week', async () => {
    const token = await platform.login(admin);
    await sessions(token);
    const [row] = await shell.db.executeAsSystem(sql`SELECT * FROM foreign_session`);
    expect(JSON.stringify(row)).not.toContain(token);
    await shell.db.executeAsSystem(sql`INSERT INTO foreign_session
      (token_hash, token_cipher, platform, user_id, is_verified, flow, last_seen_at)
      SELECT 'hash ' || n, '', platform, user_id, false, 'old', now() - make_interval(days => 1, secs => n)
      FROM foreign_session, generate_series(1, 25) n`);
    await sendRequest(account.findSessions, await platform.login(admin));
    const kept = await shell.db.executeAsSystem<{ hash: string }>(
      sql`SELECT token_hash AS hash FROM foreign_session`,
    );
    expect(kept).toHaveLength(20);
    const older = kept.map(({ hash }) => hash).filter((hash) => hash.startsWith('hash '));
    // The two that made calls and the eighteen that were seen last.
    expect(older).toEqual(expect.arrayContaining(['hash 1', 'hash 18']));
    expect(older).toHaveLength(18);
    await shell.db.executeAsSystem(
      sql`UPDATE foreign_session SET last_seen_at = now() - interval '8 days'`,
    );
    await runHousekeeping(shell.db, { auditDays: 730 });
    expect(await shell.db.executeAsSystem(sql`SELECT 1 AS one FROM foreign_session`)).toEqual([]);
  });

  it('whose token cannot be decrypted any more are left out', async () => {
    const [currentToken, otherToken] = [await platform.login(admin), await platform.login(admin)];
    await sessions(otherToken);
    await shell.db.executeAsSystem(sql`UPDATE foreign_session SET token_cipher = 'AAAA'`);
    await age();
    expect(await sessions(currentToken)).toHaveLength(1);
  });
});

describe('ending a log-in', () => {
  it('ends it at the platform too', async () => {
    const [currentToken, otherToken] = [await platform.login(admin), await platform.login(admin)];
    await sessions(otherToken);
    const [, otherSession] = await sessions(currentToken);
    expect(
      (await sendRequest(account.endSession, currentToken, { sessionId: otherSession.sessionId }))
        .code,
    ).toBe(ok);
    const reply = await platform.call(account.getUserInfo, {}, { token: otherToken });
    expect(reply.code).toBe(errorCodes.sessionExpired);
    expect((await sendRequest(account.findSessions, otherToken)).code).toBe(errorCodes.notLoggedIn);
    expect(await sessions(currentToken)).toHaveLength(1);
    expect(
      (await sendRequest(account.endSession, currentToken, { sessionId: otherSession.sessionId }))
        .code,
    ).toBe(errorCodes.notFound);
  });

  it('ends all others at once, of either flow, and not the current one', async () => {
    const [currentToken, oldToken] = [await platform.login(admin), await platform.login(admin)];
    const newToken = await platform.login(admin, { flow: 'new' });
    for (const value of [oldToken, newToken]) await sessions(value);
    // Stored with the other flow, as if the platform kept the flows apart.
    await shell.db.executeAsSystem(sql`UPDATE foreign_session SET flow = 'new' WHERE last_seen_at =
      (SELECT max(last_seen_at) FROM foreign_session)`);
    expect((await sendRequest(account.endOtherSessions, currentToken)).data).toEqual({ ended: 2 });
    for (const token of [oldToken, newToken]) {
      const reply = await platform.call(accountNew.switchBranch, {}, { token });
      expect(reply.code).toBe(errorCodes.sessionExpired);
    }
    expect(await sessions(currentToken)).toHaveLength(1);
  });

  it('of somebody else is refused, and leaves it alive', async () => {
    const [adminToken, staffToken] = [await platform.login(admin), await platform.login(staff)];
    const [{ sessionId }] = await sessions(staffToken);
    expect((await sendRequest(account.endSession, adminToken, { sessionId })).code).toBe(
      errorCodes.notFound,
    );
    expect((await platform.call(account.getUserInfo, {}, { token: staffToken })).code).toBe(ok);
  });
});

it('of a shared account is refused, and everybody sees only their own log-in there', async () => {
  const shared = '13900000006';
  await platform.db.executeAsSystem(sql`UPDATE actor SET kind = 'staff' WHERE id IN
      (SELECT a.id FROM actor a JOIN member m ON m.id = a.member_id WHERE m.phone = ${shared})`);
  const [currentToken, otherToken] = [await platform.login(shared), await platform.login(shared)];
  const [{ sessionId }] = await sessions(otherToken);
  expect(await sessions(currentToken)).toHaveLength(1);
  const ended = await sendRequest(account.endSession, currentToken, { sessionId });
  expect(ended.code).toBe(errorCodes.demoReadOnly);
  expect((await sendRequest(account.endOtherSessions, currentToken)).code).toBe(
    errorCodes.demoReadOnly,
  );
  expect((await platform.call(account.getUserInfo, {}, { token: otherToken })).code).toBe(ok);
});

describe('every call', () => {
  const forbidden = errorCodes.forbidden;
  const absent = errorCodes.notImplemented;
  const shellCalls = calls.filter(([, endpoint]) => endpoint.shell);
  /** Expected codes for an ordinary person and for an operator. */
  const expected: Readonly<Record<string, readonly [ordinary: number, operator: number]>> = {
    'account.findSessions': [ok, ok],
    'account.endSession': [errorCodes.notFound, errorCodes.notFound],
    'account.endOtherSessions': [ok, ok],
    'account.findActivity': [absent, absent],
    'account.getAccountGuards': [absent, absent],
    'inbox.state': [absent, absent],
    'inbox.find': [absent, absent],
    'inbox.read': [absent, absent],
    'importMap.state': [forbidden, ok],
    'importMap.history': [forbidden, ok],
    'importMap.change': [forbidden, forbidden],
    'importMap.approve': [forbidden, forbidden],
    'importMap.reject': [forbidden, forbidden],
    'importMap.rollOut': [forbidden, forbidden],
    'importMap.stopRollout': [forbidden, forbidden],
    'moduleMenu.find': [forbidden, absent],
    'moduleMenu.apply': [forbidden, forbidden],
    'moduleMenu.remove': [forbidden, forbidden],
    'moduleReport.send': [ok, ok],
    'moduleStatus.find': [forbidden, ok],
    'moduleStatus.compare': [forbidden, errorCodes.invalidInput],
    'moduleStatus.countLoads': [ok, ok],
    'monitor.checkRealNameAuthentication': [errorCodes.notVerified, ok],
    'monitor.createRealNameTicket': [absent, absent],
    'monitor.findRealNameTicket': [ok, ok],
    'monitor.verifyRealName': [forbidden, forbidden],
    'session.arrive': [ok, ok],
  };
  const params: Readonly<Record<string, object>> = {
    'account.endSession': { sessionId: seedId('account:nobody') },
    'account.findActivity': { pageNum: 1, pageSize: 10 },
    'inbox.find': { pageNum: 1, pageSize: 10 },
    'inbox.read': { all: true },
    'importMap.change': { action: 'remove', name: 'react', why: 'test' },
    'importMap.approve': { id: 1 },
    'importMap.reject': { id: 1 },
    'importMap.rollOut': { module: 'react', why: 'test' },
    'importMap.stopRollout': { module: 'react', why: 'test' },
    'moduleReport.send': sampleReport('@edu-app/saas'),
    'moduleStatus.compare': { address: 'https://other.example/importmap.json' },
    'moduleStatus.countLoads': { modules: [{ module: '@edu-app/saas', address: '/x.js' }] },
    'monitor.findRealNameTicket': { ticket: 'x' },
    'monitor.verifyRealName': { ticket: 'x', name: '王小明', idNumber: '11010519491231002X' },
  };

  it('of the shell has a defined reply for the platform’s users', async () => {
    await platform.db.executeAsSystem(sql`UPDATE account SET id_auth_status =
      CASE WHEN phone = ${operator} THEN 1 ELSE 0 END WHERE phone IN (${staff}, ${operator})`);
    const tokens = [await platform.login(staff), await platform.login(operator)];
    const codesByCall: Record<string, number[]> = {};
    for (const [name, endpoint] of shellCalls) {
      codesByCall[name] = [];
      for (const token of tokens) {
        codesByCall[name].push((await sendRequest(endpoint, token, params[name])).code);
      }
    }
    expect(codesByCall).toEqual(expected);
  });

  it('that only the platform can answer is refused with that reason', async () => {
    const token = await platform.login(admin);
    for (const endpoint of [account.getAccountGuards, monitor.createRealNameTicket]) {
      const reply = await sendRequest(endpoint, token);
      expect(reply).toMatchObject({ code: absent, data: { keptBy: 'platform' }, status: 200 });
      expect(reply.message).toBe('此项由您的平台管理，此处无法提供');
    }
  });

  it('outside of the shell refuses the platform’s users without a request to it', async () => {
    const token = await platform.login(operator);
    await sessions(token);
    const foreignCalls = calls.filter(
      ([, { shell: isOfShell, auth }]) => !isOfShell && auth !== false,
    );
    for (const [name, endpoint] of foreignCalls) {
      const { code } = await sendRequest(endpoint, token);
      expect([name, code]).toEqual([name, errorCodes.notLoggedIn]);
    }
  });

  it('about the real name uses the platform’s answer', async () => {
    await platform.db.executeAsSystem(
      sql`UPDATE account SET id_auth_status = 1 WHERE phone = ${staff}`,
    );
    const token = await platform.login(staff);
    const { data } = await sendRequest(monitor.checkRealNameAuthentication, token);
    expect(data).toBe(tokenProof(token, 'md5'));
  });
});

const report = sampleReport('@edu-app/cms');
const reporters = async () =>
  (
    await shell.db.executeAsSystem<{ person: string | null }>(
      sql`SELECT person FROM module_report WHERE module = '@edu-app/cms' ORDER BY id`,
    )
  ).map(({ person }) => person);

it('with failure reports counts them for the sender, whatever log-in they use, and anonymous ones for nobody', async () => {
  const [firstToken, secondToken, staffToken] = [
    await platform.login(admin),
    await platform.login(admin),
    await platform.login(staff),
  ];
  for (const token of [firstToken, secondToken, staffToken, 'junk', undefined]) {
    expect((await sendRequest(moduleReport.send, token, report)).code).toBe(ok);
  }
  const [first, second, third, ...nobodys] = await reporters();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(second).toBe(first);
  expect(third).toMatch(/^[0-9a-f]{64}$/);
  expect(third).not.toBe(first);
  expect(nobodys).toEqual([null, null]);
});

it('for the import map is answered to operators named in the settings', async () => {
  const operatorReply = await sendRequest(importMap.state, await shell.login(operator));
  const foreign = await sendRequest(importMap.state, await platform.login(operator));
  expect(foreign.data.etag).toBe(operatorReply.data.etag);
});
