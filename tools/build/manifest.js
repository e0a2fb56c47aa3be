import path from 'node:path';

/**
 * dist/manifest.json: what the server needs to know of a build. Addresses are paths of the site;
 * `bytes` count the module with its static chunks, in bytes.
 *
 * @typedef {{ file: string, integrity: string }} Part
 * @typedef {{ raw: number, br: number, gz: number }} Bytes
 * @typedef {Part & { imports: string[], chunks: Part[], dynamic: (Part & { imports: string[], bytes: Bytes })[],
 *   bytes: Bytes }} Module
 * @typedef {{ modules: Record<string, Module>, boot?: Part, systemjs: Part }} Manifest
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
  const part = (/** @type {string} */ address) => {
    const known = parts[address];
    if (!known) throw new Error(`${file}: unknown chunk ${address}`);
    return { file: address, ...known };
  };
  const statics = chunks.map(part);
  const sum = (/** @type {keyof Bytes} */ unit) =>
    statics.reduce((total, chunk) => total + chunk.bytes[unit], bytes[unit]);
  return {
    file,
    integrity,
    imports,
    chunks: statics.map(({ file: address, integrity: own }) => ({ file: address, integrity: own })),
    dynamic: dynamic.map(part),
    bytes: { raw: sum('raw'), br: sum('br'), gz: sum('gz') },
  };
}
