import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { sampleReport } from '../testing/sample-report';
import { serverFixture } from '../testing/server-fixture';

// No server listens there.
const server = serverFixture({ env: { PLATFORM_API_URL: 'http://127.0.0.1:9' } });
const { account, moduleReport } = contract;
const token = 'given-by-the-platform';

describe('while the platform is unreachable', () => {
  it('calls of its users get 503 with Retry-After', async () => {
    const reply = await server.call(account.findSessions, {}, { token });
    expect(reply).toMatchObject({
      status: 503,
      code: errorCodes.unavailable,
      headers: { 'retry-after': '5' },
      data: { retryAfter: 5 },
    });
  });

  it('this server’s own users are served', async () => {
    const token = await server.login('13900000001');
    expect((await server.call(account.findSessions, {}, { token })).code).toBe(errorCodes.ok);
    await server.call(account.logout, {}, { token });
    const over = await server.call(account.findSessions, {}, { token });
    expect(over.code).toBe(errorCodes.sessionExpired);
  });

  it('calls other than the shell’s make no request to it', async () => {
    for (const endpoint of [account.getUserInfo, contract.session.permissions]) {
      const { status, code } = await server.call(endpoint, {}, { token });
      expect([status, code]).toEqual([200, errorCodes.notLoggedIn]);
    }
  });

  it('a failure report is stored, and counts for nobody', async () => {
    const report = sampleReport('@edu-app/cms');
    expect((await server.call(moduleReport.send, report, { token })).code).toBe(errorCodes.ok);
    expect(await server.db.executeAsSystem(sql`SELECT person FROM module_report`)).toEqual([
      { person: null },
    ]);
  });
});
