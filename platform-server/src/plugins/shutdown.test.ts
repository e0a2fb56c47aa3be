import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
let port: number;
beforeEach(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterEach(() => server.close());

it('tells load balancers to stop while everything else is still served', async () => {
  const status = async (url: string) => (await server.app.inject(url)).statusCode;
  expect([await status('/readyz'), await status('/healthz')]).toEqual([200, 200]);
  server.app.leaving.begin();
  expect([await status('/readyz'), await status('/healthz')]).toEqual([503, 200]);
  const reply = await server.call(contract.account.login, {
    account: '13900000001',
    password: 'Demo#2026',
  });
  expect(reply.code).toBe(errorCodes.ok);
});

it('closes kept connections with a reply, so that no client writes to a closed one', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sendRequest = async (): Promise<IncomingMessage> => {
    const request = get({ port, host: '127.0.0.1', path: '/healthz', agent });
    const [reply] = (await once(request, 'response')) as [IncomingMessage];
    reply.resume();
    await once(reply, 'end');
    return reply;
  };
  const replyBefore = await sendRequest();
  server.app.leaving.begin();
  const after = await sendRequest();
  agent.destroy();
  expect([replyBefore.statusCode, replyBefore.headers.connection]).toEqual([200, 'keep-alive']);
  expect([after.statusCode, after.headers.connection]).toEqual([200, 'close']);
});

it('closes connections with open requests after their reply, too', async () => {
  const lateRequest = await begin('GET /healthz HTTP/1.1\r\nhost: localhost\r\n', '\r\n');
  const open = await beginBody();
  server.app.leaving.begin();
  for (const answer of [await lateRequest(), await open()]) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  }
});

/**
 * Sends the first part and waits for the connection; the returned function sends the rest and returns the reply.
 */
async function begin(head: string, rest: string): Promise<() => Promise<string>> {
  const arriving = once(server.app.server, 'connection');
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => {
    answer += text;
  });
  socket.write(head);
  const [peer] = (await arriving) as [Socket];
  while (peer.bytesRead < head.length) await setImmediate();
  return async () => {
    socket.write(rest);
    await once(socket, 'close');
    return answer;
  };
}

/** Sends a log-in with half of its body, which the server has begun to read. */
function beginBody(): Promise<() => Promise<string>> {
  const body = JSON.stringify({ account: '13900000001', password: 'Demo#2026' });
  const post = [
    `POST ${contract.account.login.path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  return begin(`${post.join('\r\n')}\r\n\r\n${body.slice(0, 20)}`, body.slice(20));
}

async function listenerIsClosed(): Promise<void> {
  while (server.app.server.listening) await setImmediate();
}

it('refuses further requests on a kept connection with the envelope', async () => {
  const open = await beginBody();
  const lateRequest = await begin(
    'GET /healthz HTTP/1.1\r\nhost: localhost\r\nlocale: en-US\r\n',
    '\r\n',
  );
  const closed = server.app.close();
  await listenerIsClosed();
  const refused = await lateRequest();
  expect(refused).toMatch(/^HTTP\/1\.1 503 /);
  expect(refused).toMatch(/\r\nretry-after: 5\r\n/i);
  expect(refused).toMatch(/\r\nconnection: close\r\n/i);
  expect(refused).toContain(
    `{"code":${errorCodes.unavailable},"message":"The service is not available for the moment. Please try again shortly.","data":{"retryAfter":5}}`,
  );
  await open();
  await closed;
});
