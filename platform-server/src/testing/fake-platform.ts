import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly headers: IncomingHttpHeaders;
}

export interface FakeAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A platform with the test's answers; null leaves a call unanswered. */
export interface FakePlatform {
  readonly url: string;
  readonly received: ReceivedCall[];
  answer: (received: ReceivedCall) => FakeAnswer | null | Promise<FakeAnswer | null>;
  close(): Promise<void>;
}

export const person = (userId: unknown, idAuthStatus: unknown = 0) => ({
  body: { code: 0, message: '', data: { userId, idAuthStatus } },
});
export const refusal = (code: unknown, status = 200) => ({
  status,
  body: { code, message: '', data: null },
});

export async function startFakePlatform(): Promise<FakePlatform> {
  const received: ReceivedCall[] = [];
  const server = createServer(async (request, reply) => {
    const { method = '', url = '', headers } = request;
    request.resume();
    const callReceived = { method, path: url, token: String(headers.token ?? ''), headers };
    received.push(callReceived);
    const answer = await platform.answer(callReceived);
    if (!answer) return;
    const { status = 200, headers: extraHeaders = {}, body = '' } = answer;
    reply.writeHead(status, extraHeaders);
    reply.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const platform: FakePlatform = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: () => refusal(10000),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return platform;
}
