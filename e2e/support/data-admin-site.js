import { createServer } from 'node:http';
import { freePort } from './free-port.js';

/**
 * A data-admin site on another origin: it shows what it was given and says to the page around it that it is up.
 * `/bi-admin/refused` refuses, `/bi-admin/hanging` never answers.
 *
 * @returns {Promise<{ origin: string, referrers: (string | undefined)[], close: () => Promise<void> }>}
 */
export async function startDataAdminSite() {
  const port = await freePort();
  /** @type {(string | undefined)[]} */
  const referrers = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.endsWith('/hanging')) return;
    referrers.push(request.headers.referer);
    const got = [...searchParams]
      .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
      .join('');
    const type = pathname.endsWith('/refused') ? 'data-admin:refused' : 'data-admin:ready';
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><title>data-admin</title><dl>${got}</dl><script>parent.postMessage({ type: '${type}' }, '*')</script>`,
    );
  });
  await new Promise((listening) => server.listen(port, '127.0.0.1', () => listening(undefined)));
  return {
    origin: `http://localhost:${port}`,
    referrers,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
