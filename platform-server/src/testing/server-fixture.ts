import { sql } from 'drizzle-orm';
import type { Services } from '../http/services';
import { startTestServer, type TestServer } from './test-server';

/** Milliseconds; a server creates a database, while others do too. */
const START_LIMIT = 120_000;

/**
 * A server for all tests of a file, started in the first `beforeAll` and closed after the last test.
 *
 * @param services overrides of the installation's services
 * @param freshLimits resets cooldowns and lockouts before each test
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
  if (freshLimits) beforeEach(() => server.db.executeAsSystem(sql`DELETE FROM limit_counter`));
  return server;
}
