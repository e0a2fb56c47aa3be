import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * dist/manifest.json: the server's information about a build. Addresses are paths of the site; `bytes` are sizes of one
 * file, raw and compressed.
 * @typedef {{ file: string, integrity: string, bytes: Bytes }} BuiltFile
 * @typedef {{ raw: number, br: number, gz: number }} Bytes
 * @typedef {BuiltFile & { imports: string[], chunks: BuiltFile[], dynamic: LazyChunk[], list?: BuiltFile }} Module list: digests of all its
 *   files, which the map then names instead of what comes on demand
 * @typedef {BuiltFile & { imports: string[], leads?: string[] }} LazyChunk leads: chunks of the same room that it asks for, at
 *   once or later
 * @typedef {{ modules: Record<string, Module>, boot?: BuiltFile, systemjs: BuiltFile,
 *   firstPaint?: Inline, nativeMap?: Inline, bridges?: Record<string, { names: string[] }> }} Manifest
 *   firstPaint, nativeMap: inlined in the page; bridges: what ES modules may import of each shared module
 * @typedef {{ text: string, digest: string }} Inline
 */

/**
 * @param {import('./bundle/run-job.js').Job} job
 * @param {import('./bundle/run-job.js').Entry} entry
 * @returns {string} the address that importmap.json names: the file without its hash
 */
export const stableAddress = (job, entry) => `/${path.posix.join(job.folder, `${entry.name}.js`)}`;

/**
 * @param {import('./bundle/run-job.js').Entry} entry
 * @returns {Module}
 */
export function moduleOf({ file, integrity, imports, chunks, dynamic, bytes, parts }) {
  const chunkAt = (/** @type {string} */ address) => {
    const built = parts[address];
    if (!built) throw new Error(`${file}: unknown chunk ${address}`);
    return { file: address, ...built };
  };
  return {
    file,
    integrity,
    imports,
    bytes,
    chunks: chunks.map((address) => withoutImports(chunkAt(address))),
    dynamic: dynamic.map(chunkAt),
  };
}

/** The files whose digests the map contains. @param {Module} module @returns {BuiltFile[]} */
export const statedFiles = (module) => [
  module,
  ...module.chunks,
  ...(module.list ? [module.list] : module.dynamic),
];

/**
 * The imports of a static chunk are listed with its module. @param {ReturnType<typeof JSON.parse>} chunk @returns {BuiltFile}
 */
const withoutImports = ({ file, integrity, bytes }) => ({ file, integrity, bytes });

/**
 * A built script as inlined in the page, with the digest for the content security policy.
 * @param {string} built content of the file
 * @returns {Inline}
 */
export function inlineScript(built) {
  const text = built.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '').trim();
  if (/<\/script|<!--/i.test(text)) throw new Error('a script in the page would end it');
  return { text, digest: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}
