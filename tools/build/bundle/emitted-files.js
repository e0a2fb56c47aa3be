import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { rollup } from 'rollup';
import { inRepo } from '../paths.js';

/** @typedef {import('rollup').Plugin} Plugin */
/** @typedef {import('rollup').PluginContext} PluginContext */

/** `new URL('./x.worker.ts', import.meta.url)`, `new URL('package/x.wasm', import.meta.url)`, `new URL('package/x/', …)`. */
const address = /new URL\(\s*'([^']+)',\s*import\.meta\.url,?\s*\)/g;

/** @param {string} text @param {(...groups: string[]) => Promise<string>} replaceBy */
async function replaceAddresses(text, replaceBy) {
  const matches = [...text.matchAll(address)];
  const replacements = await Promise.all(matches.map(([, specifier = '']) => replaceBy(specifier)));
  return text.replaceAll(address, () => replacements.shift() ?? '');
}

/** @param {(string | Uint8Array)[]} parts */
function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

/** @param {string} file @param {string | Uint8Array} source @returns {string} the hashed name it is served by */
function hashedName(file, source) {
  const { name, ext } = path.parse(file);
  const hash = hashOf([source]);
  return `chunks/${name}-${hash}${ext === '.ts' ? '.js' : ext}`;
}

/**
 * Emits files that a room fetches at run time beside its chunks, with hashed names: workers with all their imports as
 * one script, other files unchanged. The same applies to files of a worker. An address with a slash at its end is a
 * folder of a package; its files keep their names in a hashed folder, because libraries request them by name.
 * @param {() => Plugin[]} plugins what a worker is built with
 * @returns {Plugin}
 */
export const ownFiles = (plugins) => ({
  name: 'emitted-files',
  async transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return null;
    const replaced = await replaceAddresses(code, async (specifier) => {
      if (/\/(\*\.\w+)?$/.test(specifier)) return folderOf(this, specifier);
      const file = await located(this, specifier, id);
      const source = file.endsWith('.worker.ts')
        ? await workerScript(this, file, plugins)
        : await readFile(file);
      const reference = this.emitFile({
        type: 'asset',
        fileName: hashedName(file, source),
        source,
      });
      return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
    });
    return { code: replaced, map: null };
  },
});

/** @param {PluginContext} context @param {string} specifier of a folder of a package, or of its files of one kind (`fonts/*.woff2`) @returns {Promise<string>} code of its address */
async function folderOf(context, specifier) {
  const [, folderSpecifier = '', extension = ''] = /^(.*\/)(?:\*(\.\w+))?$/.exec(specifier) ?? [];
  const folder = inRepo('node_modules', folderSpecifier);
  const names = (await readdir(folder)).filter((name) => name.endsWith(extension)).sort();
  const sources = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  const hashed = `${path.basename(folder).replaceAll('_', '-')}-${hashOf(sources)}`;
  const [first] = names.map((name, at) => {
    context.addWatchFile(path.join(folder, name));
    const fileName = `chunks/${hashed}/${name}`;
    return context.emitFile({ type: 'asset', fileName, source: sources[at] });
  });
  if (!first) return context.error(`'${specifier}' is empty.`);
  return `new URL('.', import.meta.ROLLUP_FILE_URL_${first})`;
}

/** @param {PluginContext} context @param {string} specifier @param {string} importer */
async function located(context, specifier, importer) {
  const file = specifier.startsWith('.')
    ? path.resolve(path.dirname(importer), specifier)
    : (await context.resolve(specifier, importer, { custom: { allowed: true } }))?.id;
  if (!file) return context.error(`${importer}: there is no '${specifier}'.`);
  context.addWatchFile(file);
  return file;
}

/** @param {PluginContext} context @param {string} file @param {() => Plugin[]} plugins @returns {Promise<string>} */
async function workerScript(context, file, plugins) {
  /** @type {Plugin} */
  const workerFiles = {
    name: 'beside-the-worker',
    async transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta.url')) return null;
      const replaced = await replaceAddresses(code, async (specifier) => {
        const sourceFile = await located(context, specifier, id);
        const source = await readFile(sourceFile);
        const fileName = hashedName(sourceFile, source);
        context.emitFile({ type: 'asset', fileName, source });
        return `new URL('./${path.basename(fileName)}', self.location.href)`;
      });
      return { code: replaced, map: null };
    },
  };
  const bundle = await rollup({
    input: file,
    plugins: [...plugins(), workerFiles],
    onwarn: (warning) => {
      if (warning.code === 'UNRESOLVED_IMPORT') throw new Error(warning.message);
    },
  });
  const { output } = await bundle.generate({ format: 'iife', inlineDynamicImports: true });
  for (const input of bundle.watchFiles) if (path.isAbsolute(input)) context.addWatchFile(input);
  await bundle.close();
  return output[0].code;
}

/** The part of tfjs that face-api uses: its core, with the operations as methods of tensors. */
const core = `
import '@tensorflow/tfjs-core/dist/public/chained_ops/register_all_chained_ops';
export * from '@tensorflow/tfjs-core';
`;

/** face-api imports all of tfjs, but only needs its core and the WebAssembly backend. @returns {Plugin} */
export const smallTensors = () => ({
  name: 'small-tensors',
  resolveId(source) {
    if (source.startsWith('@tensorflow/tfjs-backend-webgl')) return '\0no-webgl';
    return /^@tensorflow\/tfjs(\/dist\/index\.js)?$/.test(source) ? '\0tensors' : null;
  },
  load: (id) => (id === '\0no-webgl' ? 'export {};' : id === '\0tensors' ? core : null),
});
