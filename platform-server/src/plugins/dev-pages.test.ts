// embedded database only: pages are requested concurrently, but no rows are written concurrently
import { startTestServer, type TestServer } from '../testing/test-server';

const pages = ['/dev/outbox', '/dev/outbox.json', '/dev/notices.json'];

const statuses = (server: TestServer, host: string) =>
  Promise.all(
    pages.map(async (url) => (await server.app.inject({ url, headers: { host } })).statusCode),
  );

describe.each([
  ['a developer’s server', {}, [404, 404, 404]],
  ['a public demo', { DEMO: '1' }, [200, 200, 200]],
])('the development pages with everybody’s codes, on %s,', (_, env, onTenantHosts) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, env);
    await server.db.pool.query(
      "INSERT INTO tenant_domain (domain, tenant_id) SELECT 'demo.school.example', id FROM tenant LIMIT 1",
    );
  }, 120_000);
  afterAll(() => server.close());

  it.each(['localhost:9000', 'new.localhost', '127.0.0.1:9000', '[::1]:9000'])(
    'answer at %s',
    async (host) => expect(await statuses(server, host)).toEqual([200, 200, 200]),
  );

  it.each([
    'attacker.example',
    'localhost.attacker.example',
    '127.0.0.1.attacker.example',
    'xlocalhost',
  ])('are not found at %s, a name that somebody pointed to this machine', async (host) =>
    expect(await statuses(server, host)).toEqual([404, 404, 404]),
  );

  it('run no script and load nothing, whatever a message contains', async () => {
    const { headers, body } = await server.app.inject({
      url: '/dev/outbox',
      headers: { host: 'localhost' },
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src [^;]+$/);
    expect(body).not.toContain('<script');
  });

  it(`answer ${onTenantHosts[0]} at a tenant’s own domain`, async () => {
    expect(await statuses(server, 'demo.school.example')).toEqual(onTenantHosts);
  });
});
