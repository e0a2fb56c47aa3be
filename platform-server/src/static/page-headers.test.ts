// embedded database only: three pages are requested concurrently, and nothing is written
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { FileLiveMap } from './live-map';
import { createStaticHost } from './static-host';

const server = serverFixture();
const folder = mkdtempSync(join(tmpdir(), 'edu-page-'));
const file = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Policy and headers of the page on that host. */
async function pageOf(
  host: string,
  pictureHosts: readonly string[] = [],
  moduleHosts: readonly string[] = [],
) {
  writeFileSync(file('importmap.json'), '{"imports":{}}');
  const firstPaint = { text: 'draw()', digest: 'sha256-AAAA' };
  const nativeMap = { text: '{"imports":{}}', digest: 'sha256-BBBB' };
  writeFileSync(file('manifest.json'), JSON.stringify({ modules: {}, firstPaint, nativeMap }));
  writeFileSync(
    file('index.html'),
    '<title>{{title}}</title><link rel="icon" href="{{icon}}">{{firstPaint}}{{nativeMap}}',
  );
  const app = Fastify();
  app.decorate('db', server.db);
  const { fallback } = createStaticHost({
    map: new FileLiveMap({
      mapFile: file('importmap.json'),
      manifestFile: file('manifest.json'),
      moduleHosts: [],
      pageOrigin: 'http://localhost:9000',
      warn: () => {},
    }),
    modules: folder,
    assets: folder,
    template: file('index.html'),
    moduleHosts,
    pictureHosts,
    runtimeConfig: async () => ({}),
  });
  app.setNotFoundHandler(fallback);
  const reply = await app.inject({ url: '/login', headers: { host, accept: 'text/html' } });
  await app.close();
  const directives = String(reply.headers['content-security-policy']).split('; ');
  const sources = (name: string): string[] =>
    directives
      .find((directive) => directive.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? [];
  return {
    html: reply.body,
    status: reply.statusCode,
    location: reply.headers.location,
    sources,
    permissions: String(reply.headers['permissions-policy']).split(', '),
  };
}

it('each tenant has its own favicon, an unknown host has the product’s', async () => {
  const iconAt = async (host: string) =>
    /rel="icon" href="([^"]*)"/.exec((await pageOf(host)).html)?.[1];
  const [firstTenantIcon, otherTenantIcon, unknownHostIcon] = await Promise.all(
    ['localhost', 'new.localhost', 'nobody.localhost'].map(iconAt),
  );
  expect(decodeURIComponent(firstTenantIcon ?? '')).toContain('>阳</text>');
  expect(decodeURIComponent(otherTenantIcon ?? '')).toContain('>新</text>');
  expect(decodeURIComponent(unknownHostIcon ?? '')).toContain('<path');
});

it('a host with a final dot is redirected to the one without, which has sessions and passkeys', async () => {
  const { status, location } = await pageOf('new.localhost.:9000');
  expect(status).toBe(308);
  expect(location).toBe('http://new.localhost:9000/login');
});

it('inline script and map are in the page, allowed by digests; no nonce and no other inline script', async () => {
  const { html, sources } = await pageOf('localhost');
  expect(html).toContain('<script>draw()</script>');
  expect(html).toContain('<script type="importmap">{"imports":{}}</script>');
  expect(sources('script-src')).toEqual(["'self'", "'sha256-AAAA'", "'sha256-BBBB'"]);
});

it('styles, fonts and pictures are allowed from module hosts; the nonce allows only styles', async () => {
  const cdn = 'https://cdn.example';
  const { sources } = await pageOf('localhost', [], [cdn]);
  for (const name of ['script-src', 'style-src', 'font-src', 'img-src', 'connect-src'])
    expect(sources(name)).toContain(cdn);
  expect(sources('style-src').filter((value) => value.startsWith("'nonce-"))).toHaveLength(1);
  for (const name of ['default-src', 'script-src', 'connect-src'])
    expect(sources(name).join()).not.toMatch(/nonce|unsafe/);
});

it('a development server on this machine may use a WebSocket, other hosts may not', async () => {
  const { sources } = await pageOf('localhost', [], ['http://localhost:*', 'https://cdn.example']);
  expect(sources('connect-src')).toContain('ws://localhost:*');
  expect(sources('connect-src').join()).not.toMatch(/wss:|ws:\/\/cdn/);
  expect(sources('script-src').join()).not.toContain('ws:');
});

const imageSources = ["'self'", 'data:', 'blob:'];

it('pictures and videos are allowed only from the site by default', async () => {
  const { sources } = await pageOf('localhost');
  expect(sources('img-src')).toEqual(imageSources);
  expect(sources('media-src')).toEqual(imageSources);
});

it('pictures are allowed from the hosts of the tenant’s own pictures, and of the setting', async () => {
  const tenant = seedId('tenant:horizon');
  await server.db.executeAsSystem(sql`UPDATE tenant SET logo = 'https://cdn.horizon.example/logo.png'
    WHERE id = ${tenant}::uuid`);
  await server.db.executeAsSystem(sql`UPDATE tenant_config SET value = 'https://pictures.example:8443/a b;c.png'
    WHERE tenant_id = ${tenant}::uuid AND key = 'custom_login_img'`);
  const { sources } = await pageOf('new.localhost', ['https://photos.example']);
  const hosts = [
    'https://photos.example',
    'https://cdn.horizon.example',
    'https://pictures.example:8443',
  ];
  expect(sources('img-src')).toEqual([...imageSources, ...hosts]);
  expect(sources('media-src')).toEqual([...imageSources, ...hosts]);
  // Another tenant's page does not allow the same origins.
  const otherTenantPage = await pageOf('localhost');
  expect(otherTenantPage.sources('img-src')).toEqual(imageSources);
});

it.each([
  'https://a.example;script-src',
  "https://a.example'x",
  'javascript:alert(1)',
  '/own.png',
  'x',
])('a configured picture %s adds nothing to the policy', async (logo) => {
  const tenant = seedId('tenant:sunrise');
  await server.db.executeAsSystem(sql`UPDATE tenant SET logo = ${logo} WHERE id = ${tenant}::uuid`);
  const { sources } = await pageOf('localhost');
  expect(sources('img-src')).toEqual(imageSources);
});

it('a page may use the camera, and neither it nor its frames microphone, location or payment', async () => {
  const { permissions } = await pageOf('localhost');
  expect(permissions).toEqual(
    expect.arrayContaining(['camera=(self)', 'microphone=()', 'geolocation=()', 'payment=()']),
  );
  expect(permissions.filter((permission) => /=\*|https?:/.test(permission))).toEqual([]);
});

it('a tenant’s page title is escaped', async () => {
  const title = `</title><script>alert("1")</script>&'`;
  await server.db.executeAsSystem(sql`UPDATE tenant SET page_title = ${title}
    WHERE id = ${seedId('tenant:sunrise')}::uuid`);
  const { html } = await pageOf('localhost');
  expect(html).toContain(
    '<title>&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;</title>',
  );
});
