import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('13900000001');
});
afterAll(() => server.close());

const sendRequest = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'localhost', token, ...headers } });

const regions = contract.region.getTree.path;

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('sends %s to clients that accept "%s"', async (encoding, accepted, unpack) => {
  const plain = await sendRequest(regions);
  const packed = await sendRequest(regions, { 'accept-encoding': accepted });
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(String(packed.headers.vary).toLowerCase()).toContain('accept-encoding');
  expect(unpack(packed.rawPayload).toString()).toBe(plain.payload);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
});

it('leaves small replies, and those for clients without compression, unchanged', async () => {
  const small = await sendRequest(contract.user.getUserInfo.path, { 'accept-encoding': 'br' });
  expect(small.headers['content-encoding']).toBeUndefined();
  expect(small.json().code).toBe(errorCodes.ok);
  expect((await sendRequest(regions)).headers['content-encoding']).toBeUndefined();
});

it('never decompresses a request body', async () => {
  const body = JSON.stringify({ account: '13900000001', password: 'x'.repeat(1_000_000) });
  const reply = await server.app.inject({
    method: 'POST',
    url: contract.account.login.path,
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(body),
  });
  expect(reply.json().code).toBe(errorCodes.invalidInput);
});

describe('lists that rarely change', () => {
  const { getConfList } = contract.i18nPackage;
  it.each([
    ['the regions', regions],
    ['the phrases', `${getConfList.path}?appname=admin&language=zh-CN&env=production`],
  ])('are sent once, and again only after a change: %s', async (_, url) => {
    const first = await sendRequest(url);
    const etag = String(first.headers.etag);
    expect(first.json().code).toBe(errorCodes.ok);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const repeatedReply = await sendRequest(url, { 'if-none-match': `"other", ${etag}` });
    expect([repeatedReply.statusCode, repeatedReply.payload, repeatedReply.headers.etag]).toEqual([
      304,
      '',
      etag,
    ]);
    const replyToOtherTag = await sendRequest(url, { 'if-none-match': '"other"' });
    expect([replyToOtherTag.statusCode, replyToOtherTag.payload]).toEqual([200, first.payload]);
    const packed = await sendRequest(url, { 'if-none-match': etag, 'accept-encoding': 'br' });
    expect([packed.statusCode, packed.headers['content-encoding']]).toEqual([304, undefined]);
  });

  it('have no ETag in a refusal', async () => {
    const reply = await sendRequest(`${regions}?nobody-knows=1`);
    expect(reply.json().code).toBe(errorCodes.invalidInput);
    expect(reply.headers.etag).toBeUndefined();
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('are the only replies with an ETag: others are never cached', async () => {
    const reply = await sendRequest(contract.user.getUserInfo.path);
    expect(reply.headers.etag).toBeUndefined();
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});
