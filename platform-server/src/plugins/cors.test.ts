import { contract } from '@edu/shared-utility/contract';
import { startTestServer, type TestServer } from '../testing/test-server';

const shell = 'https://admin.example.com';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { CORS_ORIGINS: shell });
}, 120_000);
afterAll(() => server.close());

const preflight = (origin: string, method: string, url: string, headers: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': headers,
    },
  });

it('a shell on another origin may send every header of its calls', async () => {
  const requestHeaders =
    'content-type,if-match,token,organ,actor,branch,channel,source-host,locale,timezone';
  const reply = await preflight(shell, 'PATCH', contract.importMap.change.path, requestHeaders);
  expect(reply.statusCode).toBe(204);
  expect(reply.headers['access-control-allow-origin']).toBe(shell);
  const allowed = String(reply.headers['access-control-allow-headers']).split(/, ?/);
  expect(requestHeaders.split(',').filter((part) => !allowed.includes(part))).toEqual([]);
});

it('a shell on another origin may read the ETag of a reply', async () => {
  const { path } = contract.region.getTree;
  const reply = await server.app.inject({ url: path, headers: { origin: shell } });
  expect(String(reply.headers['access-control-expose-headers'])).toMatch(/\betag\b/i);
});

it('other origins are allowed nothing', async () => {
  const reply = await preflight(
    'https://evil.example',
    'POST',
    contract.account.login.path,
    'token',
  );
  expect(reply.headers['access-control-allow-origin']).toBeUndefined();
});
