import { serverModule } from './server-module.js';

/**
 * The content security policy for a host that only serves files, as one line with `{{api}}` and `{{modules}}` for the
 * platform's addresses. Created by the server's own code (platform-server/src/static/csp.ts).
 * @param {import('./manifest.js').Manifest} manifest
 * @returns {Promise<string>}
 */
export async function staticPolicy({ firstPaint, nativeMap }) {
  const { contentSecurityPolicy } = await serverModule('static/csp.ts');
  const policy = contentSecurityPolicy({
    nonce: null,
    inlineScripts: [firstPaint, nativeMap].flatMap((script) => script?.digest ?? []),
    moduleHosts: ['{{modules}}'],
    pictureHosts: [],
    apiOrigins: ['{{api}}'],
    frameOrigins: [],
  });
  return `${policy}\n`;
}
