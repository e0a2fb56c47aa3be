import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** @typedef {{ integrity: string, bytes: { raw: number, br: number, gz: number }, written: string[] }} Emitted */

const levels = {
  best: { brotli: 11, gzip: 9 },
  fast: { brotli: 4, gzip: 4 },
};

/** @param {Buffer} data @returns {string} as the integrity attribute wants it */
export const integrityOf = (data) => `sha384-${createHash('sha384').update(data).digest('base64')}`;

/**
 * Writes rollup's output, with `.br` and `.gz` beside each file except source maps.
 * @param {import('rollup').RollupOutput['output']} files
 * @param {{ folder: string, compress: 'best' | 'fast' | 'none' }} options
 * @returns {Promise<Map<string, Emitted>>} all others by rollup's file name; paths in `written` absolute
 */
export async function emit(files, { folder, compress }) {
  /** @type {Map<string, Emitted>} */
  const emitted = new Map();
  await Promise.all(
    files.map(async (file) => {
      const target = path.join(folder, file.fileName);
      const data = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      await mkdir(path.dirname(target), { recursive: true });
      if (file.type === 'asset' && file.fileName.endsWith('.map')) {
        await writeFile(target, data);
        return;
      }
      emitted.set(file.fileName, await writeCompressed(target, data, compress));
    }),
  );
  for (const { type, fileName } of files) {
    if (type !== 'asset' || !fileName.endsWith('.map')) continue;
    emitted.get(fileName.replace(/\.map$/, ''))?.written.push(path.join(folder, fileName));
  }
  return emitted;
}

/**
 * @param {string} target absolute path
 * @param {Buffer} data
 * @param {'best' | 'fast' | 'none'} compress
 * @returns {Promise<Emitted>}
 */
export async function writeCompressed(target, data, compress) {
  const bytes = { raw: data.length, br: 0, gz: 0 };
  const written = [target];
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, data);
  if (compress !== 'none') {
    const level = levels[compress];
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(data, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level.brotli,
          [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
          [constants.BROTLI_PARAM_LGWIN]: 22,
        },
      }),
      promisify(gzip)(data, { level: level.gzip }),
    ]);
    await Promise.all([writeFile(`${target}.br`, br), writeFile(`${target}.gz`, gz)]);
    Object.assign(bytes, { br: br.length, gz: gz.length });
    written.push(`${target}.br`, `${target}.gz`);
  }
  return { integrity: integrityOf(data), bytes, written };
}
