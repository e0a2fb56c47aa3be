import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rollup } from 'rollup';
import { app } from '../../rollup.config.js';
import { inRepo } from '../build/paths.js';

/**
 * @typedef {{ version: string, exports: string[], bytes: number, lazy: Record<string, number>,
 *   sources: Record<string, number> }} PublicApi
 *   bytes: brotli of the public API with the chunks that it imports at once, shared libraries apart;
 *   lazy: brotli of the other chunks; sources: the heaviest inputs, characters before minifying
 */

/** Builds @edu/shared-utility in memory. @returns {Promise<PublicApi>} names and size of its public API */
export async function measurePublicApi() {
  const { input, output } = app('shared-utility', ['shared-utility/src/index.ts'], () => {});
  // Strict, so that the entry exports only the public API, and no name that its chunks share.
  const bundle = await rollup({ ...input, preserveEntrySignatures: 'strict', onwarn: () => {} });
  const { output: files } = await bundle.generate({ ...output, sourcemap: false });
  await bundle.close();

  const chunks = files.filter((file) => file.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const needed = new Set(entries);
  for (const chunk of needed) {
    for (const next of chunks.filter(({ fileName }) => chunk.imports.includes(fileName))) {
      needed.add(next);
    }
  }
  // Digests in the names of chunks are replaced, because they change the compressed size by up to sixty bytes with
  // every change of a chunk.
  const weigh = (/** @type {{ code: string }} */ { code }) =>
    brotliCompressSync(code.replace(/-[0-9a-f]{8}\.js/g, '-00000000.js')).length;
  const sources = [...needed]
    .flatMap(({ modules }) => Object.entries(modules))
    .map(
      ([id, { renderedLength }]) => /** @type {[string, number]} */ ([shorten(id), renderedLength]),
    );
  return {
    version: apiVersion(),
    exports: entries.flatMap((entry) => entry.exports).sort(),
    bytes: [...needed].reduce((sum, chunk) => sum + weigh(chunk), 0),
    lazy: Object.fromEntries(
      chunks.filter((chunk) => !needed.has(chunk)).map((chunk) => [chunk.name, weigh(chunk)]),
    ),
    sources: Object.fromEntries(sources.sort(([, a], [, b]) => b - a).slice(0, 12)),
  };
}

/** @param {string} id */
const shorten = (id) => id.replace(/^.*\/(?=shared-utility|node_modules)/, '');

/** @returns {string} version of the public API as the source says it */
export function apiVersion() {
  const source = readFileSync(inRepo('shared-utility/src/requires/versions.ts'), 'utf8');
  const version = /apiVersion = '([^']+)'/.exec(source)?.[1];
  if (!version) throw new Error('shared-utility/src/requires/versions.ts has no apiVersion');
  return version;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(JSON.stringify(await measurePublicApi(), null, 2));
}
