import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dataAdminPage } from './page';
import type { Platform } from './platform-figures';

export interface DemoDataAdminSite {
  /** `http://localhost:<port>` */
  readonly origin: string;
  /** The platform starts after the site, whose address its policy has to name. */
  connect(platform: Platform): void;
  close(): Promise<void>;
}

const listening = (server: ReturnType<typeof createServer>, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Whose session came along, and what they may see: the token stays here, and is forgotten. */
async function lookAt(platform: Platform | null, query: URLSearchParams) {
  const code = query.get('code');
  const token = code === null ? query.get('token') : await platform?.exchange(code);
  const user = token && platform ? await platform.userOf(token) : null;
  if (!token || !platform || user === null) return { user: null, figures: null };
  return { user, figures: await platform.figuresOf(token) };
}

/**
 * The data-admin site of a demo installation, on a port of its own: the wanted one, else any. It writes no log, for
 * its addresses hold tokens. `/bi-admin/refused` refuses everybody, `/bi-admin/hanging` never answers.
 */
export async function startDemoDataAdminSite(
  code: number,
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
    const seen = await lookAt(pathname === '/bi-admin/refused' ? null : platform, query);
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
    await listening(server, code, host);
  } catch {
    await listening(server, 0, host);
  }
  const { port } = server.address() as AddressInfo;
  const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return {
    origin: `http://${name}:${port}`,
    connect: (given) => {
      platform = given;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
