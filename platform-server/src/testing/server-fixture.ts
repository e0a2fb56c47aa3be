import { sql } from 'drizzle-orm';
import type { Services } from '../http/services';
import { startTestServer, type TestServer } from './test-server';

/** Each makes a database of its own, beside others: a limit for what hangs. */
const START_LIMIT = 120_000;

/**
 * A server for all tests of a file, there from its first `beforeAll` on and closed after the last.
 *
 * @param services in place of the installation's own
 * @param freshLimits cooldowns and lockouts of one test are no business of the next
 */
export function serverFixture({
  freshLimits = false,
  env = {} as NodeJS.ProcessEnv,
  services = {} as Partial<Services>,
} = {}): TestServer {
  const server = {} as TestServer;
  beforeAll(
    async () => void Object.assign(server, await startTestServer(services, env)),
    START_LIMIT,
  );
  afterAll(() => server.close());
  if (freshLimits) beforeEach(() => server.db.read(sql`DELETE FROM limit_counter`));
  return server;
}
