import { transformFile } from '@swc/core';
import { inRepo } from './paths.js';

/**
 * A module of the server for use in the build. It must not import anything.
 *
 * @param {string} file relative to platform-server/src
 * @returns {Promise<Record<string, any>>} its exports
 */
export async function serverModule(file) {
  const { code } = await transformFile(inRepo(`platform-server/src/${file}`), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    swcrc: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
