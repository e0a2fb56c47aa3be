import { createServer } from 'node:http';
import { freePort } from './free-port.js';

/**
 * Response of a path: a source, or a function that writes the response.
 *
 * @typedef {string | ((response: import('node:http').ServerResponse) => void)} Answer
 */

/**
 * A host of foreign modules on another origin, like a platform team's CDN: plain JavaScript files.
 *
 * @param {Record<string, Answer>} files responses by path; the query is ignored
 * @returns {Promise<{ origin: string, files: Record<string, Answer>, close: () => Promise<void> }>}
 */
export async function startModuleHost(files) {
  const port = await freePort();
  const server = createServer((request, response) => {
    const answer = files[(request.url ?? '').split('?')[0] ?? ''];
    response.setHeader('access-control-allow-origin', '*');
    if (typeof answer === 'function') {
      answer(response);
      return;
    }
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'text/javascript' });
    response.end(answer);
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
