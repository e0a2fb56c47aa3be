import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dataAdminPage } from './page';
import type { Platform } from './platform-figures';

export interface DemoDataAdminSite {
  /** `http://localhost:<port>` */
  readonly origin: string;
  /** Connects the platform, which starts later because its policy contains the site's address. */
  connect(platform: Platform): void;
  close(): Promise<void>;
}

const listen = (server: ReturnType<typeof createServer>, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** The session's user and the figures they may see; the token is neither sent on nor stored. */
async function readSession(platform: Platform | null, query: URLSearchParams) {
  const code = query.get('code');
  const token = code === null ? query.get('token') : await platform?.exchange(code);
  const user = token && platform ? await platform.userOf(token) : null;
  if (!token || !platform || user === null) return { user: null, figures: null };
  return { user, figures: await platform.figuresOf(token) };
}

/**
 * Starts the data-admin site of a demo installation on the requested port if it is free, else on any other. It does
 * not log, because its addresses contain tokens. `/bi-admin/refused` refuses everybody, `/bi-admin/hanging` never
 * answers.
 */
export async function startDemoDataAdminSite(
  requestedPort: number,
  host: string,
): Promise<DemoDataAdminSite> {
  let platform: Platform | null = null;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/bi-admin/hanging') return;
    if (request.method !== 'GET' || !/^\/bi-admin(?:\/|$)/.test(pathname)) {
      response.writeHead(404).end();
      return;
    }
    const seen = await readSession(pathname === '/bi-admin/refused' ? null : platform, query);
    const accepted = request.headers['accept-language'] ?? '';
    const { html, csp } = dataAdminPage({ query, accepted, ...seen });
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': csp,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    response.end(html);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  try {
    await listen(server, requestedPort, host);
  } catch {
    await listen(server, 0, host);
  }
  const { port } = server.address() as AddressInfo;
  const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return {
    origin: `http://${name}:${port}`,
    connect: (receivedPlatform) => {
      platform = receivedPlatform;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
