import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  fillAsStartedBefore,
  noDatabase,
  runToEnd,
  type ServerProcess,
  startProcess,
} from '../testing/server-process';
import { pageAddress, pageOrigins, usesOtherApiHost } from './page-origins';

jest.setTimeout(120_000);

let folder: string;
let server: ServerProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edu-origins-'));
});
afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const config = (content: object): string => {
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

interface PageFacts {
  readonly connect: string[];
  readonly frame: string[];
  readonly tenant: string;
  readonly config: unknown;
}

/** The tenant and the runtime configuration in the page at that host, and the sources in its policy. */
function pageAt(host: string) {
  return new Promise<PageFacts>((done, fail) => {
    const headers = { host, accept: 'text/html' };
    request(`${server?.address}/login`, { headers }, async (reply) => {
      let html = '';
      for await (const chunk of reply.setEncoding('utf8')) html += chunk;
      const policy = String(reply.headers['content-security-policy']);
      const sources = (name: string) =>
        new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];
      const tenant = /name="edu-tenant" content="([^"]*)"/.exec(html)?.[1] ?? '';
      const config = /name="edu-config" content="([^"]*)"/.exec(html)?.[1] ?? 'null';
      done({
        connect: sources('connect-src'),
        frame: sources('frame-src'),
        tenant,
        config: JSON.parse(config.replaceAll('&quot;', '"')),
      });
    })
      .on('error', fail)
      .end();
  });
}

it('the policy allows the API that follows from the page’s host', async () => {
  await fillAsStartedBefore(folder);
  server = await startProcess({}, folder);
  expect((await pageAt('admin.edu.test')).connect).toContain('https://api.edu.test');
  expect((await pageAt('fat-admin.edu.test')).connect).toContain('https://fat-api.edu.test');
  const ownPage = await pageAt('localhost:9000');
  expect(ownPage.connect).not.toContain('http://localhost:9000');
  expect(ownPage.tenant).toContain('阳光教育');
  expect((await pageAt('portal.edu.test')).connect.join()).not.toContain('edu.test');
});

it('policy and page use the file of the runtime configuration', async () => {
  const file = config({
    apiBaseUrl: 'https://platform.example/v2/',
    shellApiUrl: 'https://shell.example',
    dataAdminUrl: 'https://data.example/app',
  });
  await fillAsStartedBefore(folder);
  server = await startProcess({ RUNTIME_CONFIG: file }, folder);
  const page = await pageAt('localhost');
  expect(page.connect).toEqual(
    expect.arrayContaining(['https://platform.example', 'https://shell.example']),
  );
  expect(page.frame).toContain('https://data.example');
  // the API is on another server, so the tenant of this server must not be used
  expect(page.tenant).toBe('');
});

it('a slash means the page’s host, whatever the rule of host names says', async () => {
  await fillAsStartedBefore(folder);
  server = await startProcess({ API_BASE_URL: '/' }, folder);
  expect((await pageAt('admin.edu.test')).connect.join()).not.toContain('api.edu.test');
  expect((await pageAt('localhost')).tenant).toContain('阳光教育');
  const response = await fetch(`${server.address}/config.json`);
  const served = await response.json();
  expect(served).toMatchObject({ apiBaseUrl: '/' });
  expect((await pageAt('localhost')).config).toEqual(served);
});

it.each([
  ['an invalid address', { apiBaseUrl: 'api.example.com' }, 'apiBaseUrl'],
  ['another scheme', { shellApiUrl: 'javascript:alert(1)' }, 'shellApiUrl'],
  ['no JSON object', [], 'no JSON object'],
  ['an envelope without the name of its code', { envelope: { code: 1 } }, '"envelope"'],
  ['an envelope with a single success code', { envelope: { success: 0 } }, '"envelope"'],
  ['an unknown member of the envelope', { envelope: { succes: [0] } }, '"envelope"'],
])('a file with %s fails the start with one sentence', async (_, content, words) => {
  const env = { ...noDatabase, RUNTIME_CONFIG: config(content) };
  const { code, stderr } = await runToEnd(env, folder);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+[.]\n$/)]);
  expect(stderr).toContain(words);
});

it.each([
  ["admin.a';script-src", []],
  ['admin.a;script-src', []],
  ['admin.a.test', ['https://api.a.test']],
  ['', []],
])('the request host %p gives the page address %j', (host, api) => {
  expect(pageOrigins({}, pageAddress('https', host)).api).toEqual(api);
});

it.each([
  ['admin.a.test', {}, true],
  ['admin.a.test', { apiBaseUrl: '/' }, false],
  ['admin.a.test', { apiBaseUrl: 'https://api.a.test' }, false],
  ['portal.a.test', {}, false],
  ['localhost', {}, false],
])('pages at %s with %j call an API that nobody configured: %s', (host, configured, expected) => {
  expect(usesOtherApiHost(configured, host)).toBe(expected);
});
