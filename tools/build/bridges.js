import path from 'node:path';
import { integrityOf, writeCompressed } from './bundle/emit.js';
import { libraryNames, slug } from './bundle/libraries.js';
import { inlineScript } from './manifest.js';
import { dist, root } from './paths.js';

/**
 * ES modules import shared modules through bridges: small ES modules, one for each name, that re-export from SystemJS,
 * so that there is one React for both formats (ADR 0050).
 * @typedef {{ name: string, names: string[], source: string }} Bridge
 */

/**
 * Whether ES modules may import a name. The tiers of antd have mangled exports, which only our own rooms are compiled
 * for.
 * @param {string} name
 */
const isOffered = (name) =>
  name === 'antd' || libraryNames.includes(name) || name.startsWith('@edu/shared-utility');

/**
 * `System.shared` (root-config/src/module-loader/shared-modules.ts) never rejects: browsers cache the failure of a
 * module for ever, so a bridge waits for the next attempt instead.
 * @param {string} name
 * @param {readonly string[]} names what the module exports
 * @returns {string}
 */
export function bridgeSource(name, names) {
  const parameters = names.map((name, at) => `${name}:_${at}`).join(',');
  const reexports = names.map((name, at) => `_${at} as ${name}`).join(',');
  return `const{${parameters}}=await System.shared(${JSON.stringify(name)});export{${reexports}};\n`;
}

/**
 * @param {ReadonlyMap<string, readonly string[]>} exports names by shared module
 * @returns {Bridge[]}
 */
export const bridgesOf = (exports) =>
  [...exports]
    .filter(([name]) => isOffered(name))
    .map(([name, all]) => {
      const names = [...all].sort();
      return { name, names, source: bridgeSource(name, names) };
    });

/**
 * Writes the bridges and the native import map that refers to them.
 * @param {ReadonlyMap<string, readonly string[]>} exports
 * @returns {Promise<{ files: string[], nativeMap: NonNullable<import('./manifest.js').Manifest['nativeMap']>,
 *   bridges: NonNullable<import('./manifest.js').Manifest['bridges']> }>} files: relative to the repository
 */
export async function writeBridges(exports) {
  /** @type {Record<string, string>} */
  const imports = {};
  /** @type {Record<string, string>} */
  const integrity = {};
  /** @type {Record<string, { names: string[] }>} */
  const bridges = {};
  const files = [];
  for (const { name, names, source } of bridgesOf(exports)) {
    const data = Buffer.from(source);
    const digest = integrityOf(data);
    const hash = Buffer.from(digest.slice(7), 'base64').toString('hex').slice(0, 8);
    const address = `/modules/bridges/${slug(name)}-${hash}.js`;
    const { written } = await writeCompressed(path.join(dist, address), data, 'best');
    files.push(...written.map((file) => path.relative(root, file)));
    imports[name] = address;
    integrity[address] = digest;
    bridges[name] = { names };
  }
  return { files, bridges, nativeMap: inlineScript(JSON.stringify({ imports, integrity })) };
}
