import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { contract, errorCodes } from '@edu/shared-utility/contract';
import type { InjectOptions } from 'fastify';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => server.close());

const sendRequest = async (options: InjectOptions & { method: string }) => {
  const reply = await server.app.inject({ headers: { locale: 'en-US' }, ...options });
  return { status: reply.statusCode, allow: reply.headers.allow, body: reply.body };
};

const notAllowed = JSON.stringify({
  code: errorCodes.methodNotAllowed,
  message: 'This address does not take that kind of request.',
  data: null,
});
const notFound = JSON.stringify({
  code: errorCodes.notFound,
  message: 'This no longer exists or never did.',
  data: null,
});

describe('a method that the path does not support', () => {
  it.each([
    ['GET', contract.account.login.path, 'POST, OPTIONS'],
    ['DELETE', contract.account.login.path, 'POST, OPTIONS'],
    ['PUT', contract.account.login.path, 'POST, OPTIONS'],
    ['PATCH', `${contract.region.getTree.path}?a=b`, 'GET, HEAD, OPTIONS'],
    ['POST', '/healthz', 'GET, HEAD, OPTIONS'],
    ['POST', '/metrics', 'GET, HEAD, OPTIONS'],
    ['PUT', contract.job.cancel.path.replace(/\{\w+\}/, 'a%20b'), 'POST, OPTIONS'],
  ] as const)(
    '%s %s is answered with the envelope and the supported methods',
    async (method, url, allow) => {
      expect(await sendRequest({ method, url })).toEqual({ status: 405, allow, body: notAllowed });
    },
  );

  it('on an unknown path gets no list of methods', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      const url = `${contract.account.login.path}/more`;
      expect(await sendRequest({ method, url })).toEqual({
        status: 404,
        allow: undefined,
        body: notFound,
      });
    }
  });
});

describe('an OPTIONS request that is not a preflight', () => {
  it.each(['/nowhere', '/usercenter/v1/nowhere', '*', '/%'])(
    'for %s, which does not exist',
    async (url) => {
      const reply = await sendRequest({ method: 'OPTIONS', url });
      expect([reply.status, JSON.parse(reply.body)]).toEqual([
        url === '/%' ? 400 : 404,
        expect.objectContaining({ code: expect.any(Number), message: expect.stringMatching(/./) }),
      ]);
    },
  );

  it('for an existing path returns its methods', async () => {
    const { path } = contract.account.login;
    expect(await sendRequest({ method: 'OPTIONS', url: path })).toEqual({
      status: 204,
      allow: 'POST, OPTIONS',
      body: '',
    });
  });
});

/** The bytes that the server writes before it closes the connection. */
async function responseTo(
  request: string,
  then: (peer: Socket) => void = () => {},
): Promise<string> {
  const arriving = once(server.app.server, 'connection');
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => {
    answer += text;
  });
  socket.write(request);
  const [peer] = (await arriving) as [Socket];
  then(peer);
  await once(socket, 'close');
  return answer;
}

function expectEnvelope(answer: string, status: string, envelope: object): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual([
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]);
  expect(JSON.parse(body)).toEqual(envelope);
}

describe('an invalid request', () => {
  it.each([
    [
      'headers beyond 16 kB',
      `GET /healthz HTTP/1.1\r\nhost: localhost\r\ntoken: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      { code: errorCodes.headersTooLarge, message: '请求头过大', data: null },
    ],
    [
      'no HTTP',
      'HELLO\r\n\r\n',
      '400 Bad Request',
      { code: errorCodes.invalidInput, message: '提交的内容有误，请检查后重试', data: null },
    ],
  ])('%s is answered with the envelope', async (_, request, status, envelope) => {
    expectEnvelope(await responseTo(request), status, envelope);
  });

  it('that times out is answered with the envelope', async () => {
    const timeoutError = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const answer = await responseTo('GET /healthz HTTP/1.1\r\n', (peer) =>
      server.app.server.emit('clientError', timeoutError, peer),
    );
    const message = '请求超时，请重新尝试';
    expectEnvelope(answer, '408 Request Timeout', {
      code: errorCodes.requestTimeout,
      message,
      data: null,
    });
  });
});
