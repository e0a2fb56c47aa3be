import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly token: string;
  readonly body: string;
}

/** A fault of a platform: a changed request, or a changed response. */
export interface PlatformFault {
  /** Path of the faulty call. */
  readonly path: string;
  readonly changeRequest?: (
    request: ReceivedRequest,
    goodToken: string,
  ) => Partial<ReceivedRequest>;
  readonly changeResponse?: (request: ReceivedRequest, text: string) => string;
}

/**
 * The five faults: wrong type of a field, pageSize ignored, an unknown id found, a change not stored, no token
 * required.
 */
export const platformFaults: Readonly<Record<string, PlatformFault>> = {
  wrongType: {
    path: '/usercenter/v1/user/findByCondition',
    changeResponse: (_, text) => text.replace(/"phone":"(\d+)[^"]*"/g, '"phone":$1'),
  },
  pageSizeIgnored: {
    path: '/usercenter/v1/role/findByCondition',
    changeRequest: ({ query }) => {
      const wider = new URLSearchParams(query);
      wider.set('pageSize', '50');
      return { query: wider };
    },
  },
  unknownIdFound: {
    path: '/usercenter/v1/branch/findById',
    changeResponse: () =>
      JSON.stringify({
        code: 0,
        message: '',
        data: { id: 'x', branch: 'x', name: 'x', organ: 'x', actor: 'x', channel: '1', ucode: 'x' },
      }),
  },
  changeForgotten: {
    path: '/usercenter/v1/department/save',
    changeResponse: ({ body }, text) => {
      const { id } = JSON.parse(body || '{}');
      return id ? JSON.stringify({ code: 0, message: '', data: { id } }) : text;
    },
    // Clears the request, so that the honest platform changes nothing.
    changeRequest: ({ body }) => (JSON.parse(body || '{}').id ? { body: '{}' } : {}),
  },
  tokenNotAsked: {
    path: '/usercenter/v1/role/findRoleIds',
    changeRequest: (_, goodToken) => ({ token: goodToken }),
  },
};

async function textOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/**
 * Starts a platform that has these faults and passes all other calls to an honest one.
 * @param changeEnvelope how it writes its envelopes, if not as the contract
 */
export async function startFaultyPlatform(
  correctOrigin: string,
  faults: readonly PlatformFault[],
  changeEnvelope: (text: string) => string = (text) => text,
) {
  let goodToken = '';
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', correctOrigin);
    const received: ReceivedRequest = {
      method: request.method ?? 'GET',
      path: pathname,
      query: searchParams,
      token: String(request.headers.token ?? ''),
      body: await textOf(request),
    };
    const fault = faults.find(({ path }) => path === pathname);
    const sent = { ...received, ...fault?.changeRequest?.(received, goodToken) };
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const hasBody = sent.method !== 'GET' && sent.method !== 'PUT' && sent.body !== '';
    const reply = await fetch(
      `${correctOrigin}${sent.path}${sent.query.size ? `?${sent.query}` : ''}`,
      {
        method: sent.method,
        headers: { ...(headers as Record<string, string>), token: sent.token },
        ...(hasBody && { body: sent.body }),
      },
    );
    const type = reply.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await reply.arrayBuffer());
    response.writeHead(reply.status, { 'content-type': type });
    if (!type.includes('json')) {
      response.end(bytes);
      return;
    }
    const text = bytes.toString();
    const token = /"token":"([^"]+)"/.exec(text)?.[1];
    if (pathname.endsWith('/login') && token) goodToken = token;
    response.end(
      changeEnvelope(fault?.changeResponse ? fault.changeResponse(received, text) : text),
    );
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
