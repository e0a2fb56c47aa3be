import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkFault } from './network-fault';

let server: Server;
let answer: RequestListener = () => {};
const address = (scheme = 'http') =>
  `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}/`;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const faultOf = async (url: string, init: RequestInit = {}): Promise<string> =>
  fetch(url, init).then(
    () => 'it answered',
    (error: unknown) => networkFault(error),
  );

test('a port without a server, and an unknown host', async () => {
  const closedServer = createServer();
  await new Promise<void>((done) => closedServer.listen(0, '127.0.0.1', done));
  const { port } = closedServer.address() as AddressInfo;
  await new Promise((done) => closedServer.close(done));
  expect(await faultOf(`http://127.0.0.1:${port}/`)).toBe('nothing answers there');
  expect(await faultOf('http://nobody.invalid/')).toBe('no such host is known here');
});

test('a host that hangs, disconnects or redirects', async () => {
  expect(await faultOf(address(), { signal: AbortSignal.timeout(20) })).toBe(
    'no answer came in time',
  );
  answer = ({ socket }) => void socket.destroy();
  expect(await faultOf(address())).toBe('the host closed the connection');
  answer = (_, response) => void response.writeHead(302, { location: '/' }).end();
  expect(await faultOf(address(), { redirect: 'error' })).toBe(
    'it redirects to another address: name that one',
  );
});

test('a server without https', async () => {
  expect(await faultOf(address('https'))).toMatch(/speaks no https/);
});

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is not trusted here'],
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another host'],
  ['EWHATEVER', 'EWHATEVER'],
])('the code %s is described as "%s"', (code, description) => {
  const cause = Object.assign(new Error('words of a library'), { code });
  expect(networkFault(new TypeError('fetch failed', { cause }))).toBe(description);
});
