import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly headers: IncomingHttpHeaders;
}

export interface OddAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A platform that answers as a test says; null leaves the call without an answer. */
export interface OddPlatform {
  readonly url: string;
  readonly asked: Asked[];
  answer: (asked: Asked) => OddAnswer | null | Promise<OddAnswer | null>;
  close(): Promise<void>;
}

export const person = (userId: unknown, idAuthStatus: unknown = 0) => ({
  body: { code: 0, message: '', data: { userId, idAuthStatus } },
});
export const refusal = (code: unknown, status = 200) => ({
  status,
  body: { code, message: '', data: null },
});

export async function startOddPlatform(): Promise<OddPlatform> {
  const asked: Asked[] = [];
  const server = createServer(async (request, reply) => {
    const { method = '', url = '', headers } = request;
    request.resume();
    const one = { method, path: url, token: String(headers.token ?? ''), headers };
    asked.push(one);
    const answer = await odd.answer(one);
    if (!answer) return;
    const { status = 200, headers: own = {}, body = '' } = answer;
    reply.writeHead(status, own);
    reply.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const odd: OddPlatform = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: () => refusal(10000),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return odd;
}
