import { transformFile } from '@swc/core';
import { inRepo } from './paths.js';

/**
 * The content security policy for a host that only serves files, as one line with `{{api}}` and `{{modules}}` for the
 * platform's addresses. Created by the server's own code (platform-server/src/static/csp.ts).
 * @param {import('./manifest.js').Manifest} manifest
 * @returns {Promise<string>}
 */
export async function staticPolicy({ firstPaint, nativeMap }) {
  const { code } = await transformFile(inRepo('platform-server/src/static/csp.ts'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    swcrc: false,
  });
  const { contentSecurityPolicy } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
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
