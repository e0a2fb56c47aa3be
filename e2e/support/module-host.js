import { createServer } from 'node:http';
import { freePort } from './free-port.js';

/**
 * A host of foreign modules, as a platform team's CDN would be: plain JavaScript over another origin.
 *
 * @param {Record<string, string>} files source by path
 * @returns {Promise<{ origin: string, files: Record<string, string>, close: () => Promise<void> }>}
 */
export async function startModuleHost(files) {
  const port = await freePort();
  const server = createServer((request, response) => {
    // a retry adds a query, which static hosts pass over
    const source = files[request.url?.split('?')[0] ?? ''];
    response.writeHead(source === undefined ? 404 : 200, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
    });
    response.end(source);
  });
  await new Promise((listening) => server.listen(port, '127.0.0.1', () => listening(undefined)));
  return {
    origin: `http://localhost:${port}`,
    files,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
