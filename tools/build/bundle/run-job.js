import { createRequire } from 'node:module';
import path from 'node:path';
import { rollup } from 'rollup';
import { antd, app, script, server, sharedLibrary, tierEntries } from '../../../rollup.config.js';
import { dist, inRepo, root } from '../paths.js';
import { emit } from './emit.js';
import { assignTiers } from './tier-graph.js';

/**
 * One unit of the build. `folder` is the target of its files, below dist.
 * @typedef {{ kind: 'library' | 'antd' | 'app' | 'script' | 'server', id: string, folder: string,
 *   files?: string[], fast?: boolean }} Job
 * @typedef {import('./emit.js').Emitted} Emitted
 * @typedef {{ inputs: string[], packages: string[], files: string[], entries: Entry[],
 *   uses: import('../names.js').Use[] }} Result
 * @typedef {{ name: string, file: string, integrity: string, exports: string[], imports: string[],
 *   chunks: string[], dynamic: string[], bytes: Emitted['bytes'],
 *   parts: Record<string, { integrity: string, imports: string[], bytes: Emitted['bytes'] }>,
 *   modules: [id: string, length: number][] }} Entry
 */

/** rollup logs these for libraries without errors. */
const ignoredWarnings = new Set([
  'MODULE_LEVEL_DIRECTIVE',
  'THIS_IS_UNDEFINED',
  'CIRCULAR_DEPENDENCY',
  'EVAL',
]);

/** Warnings of rollup about names that would be `undefined` in the page or on the server. */
const fatal = new Set(['UNRESOLVED_IMPORT', 'MISSING_EXPORT']);

/** @type {Map<string, import('rollup').RollupCache>} the caches from which rebuilds of `npm run dev` start */
const caches = new Map();

/**
 * @param {Job} job
 * @param {import('../names.js').Use[]} uses filled with the names that the job takes from shared modules
 * @returns {import('../../../rollup.config.js').Kind}
 */
function kindOf(job, uses) {
  switch (job.kind) {
    case 'library':
      return sharedLibrary(job.id);
    case 'antd':
      return antd(
        Object.keys(createRequire(import.meta.url)('antd')).filter((name) => name !== 'default'),
      );
    case 'app':
      return app(job.id, job.files ?? [], (use) => uses.push(use));
    case 'script':
      return script(path.basename(job.id).replace(/\.[jt]s$/, ''), inRepo(job.id));
    case 'server':
      return server((job.files ?? []).map((file) => inRepo(file)));
  }
}

/**
 * Builds one unit and writes its files.
 * @param {Job} job
 * @returns {Promise<Result>}
 */
export async function runJob(job) {
  /** @type {import('../names.js').Use[]} */
  const uses = [];
  const { input, output } = kindOf(job, uses);
  const bundle = await rollup({
    ...input,
    cache: job.fast ? caches.get(job.id) : false,
    onwarn(warning) {
      if (fatal.has(warning.code ?? '')) throw new Error(warning.message);
      if (!ignoredWarnings.has(warning.code ?? '')) console.warn(`${job.id}: ${warning.message}`);
    },
  });
  if (job.fast && bundle.cache) caches.set(job.id, bundle.cache);
  if (job.kind === 'antd') {
    Object.assign(output, {
      manualChunks: await tierChunks(bundle, output),
      onlyExplicitManualChunks: true,
    });
  }
  const { output: files } = await bundle.generate(output);
  await bundle.close();
  const emitted = await emit(files, {
    folder: path.join(dist, job.folder),
    compress: job.kind === 'server' ? 'none' : job.fast ? 'fast' : 'best',
  });
  const watched = bundle.watchFiles.filter((file) => path.isAbsolute(file));
  return {
    inputs: watched
      .filter((file) => !file.includes('/node_modules/'))
      .map((file) => path.relative(root, file)),
    packages: [...new Set(watched.flatMap(packageOf))],
    files: [...emitted.values()].flatMap(({ written }) =>
      written.map((file) => path.relative(root, file)),
    ),
    entries: [...entriesOf(files, emitted, job)],
    uses,
  };
}

/** @param {string} file @returns {string[]} the key of its package in package-lock.json */
function packageOf(file) {
  const match = /^.*\/node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(
    path.relative(root, file).replace(/^/, '/'),
  );
  return match ? [match[0].slice(1)] : [];
}

/**
 * @param {import('rollup').RollupBuild} bundle
 * @param {import('rollup').OutputOptions} output
 * @returns {Promise<(id: string) => string | null>}
 */
async function tierChunks(bundle, output) {
  const noMinify = { ...output, plugins: [], sourcemap: false, preserveModules: true };
  const { output: modules } = await bundle.generate({ ...noMinify, format: 'es' });
  /** @type {Map<string, { id: string, imports: readonly string[] }>} */
  const byFile = new Map();
  /** @type {Map<string, string[]>} */
  const imports = new Map();
  for (const chunk of modules) {
    if (chunk.type !== 'chunk') continue;
    byFile.set(chunk.fileName, {
      id: chunk.facadeModuleId ?? chunk.moduleIds[0] ?? '',
      imports: chunk.imports,
    });
  }
  for (const { id, imports: list } of byFile.values()) {
    imports.set(
      id,
      list.flatMap((file) => byFile.get(file)?.id ?? []),
    );
  }
  const tierOf = assignTiers(tierEntries, (id) => imports.get(id) ?? []);
  return (id) => {
    const entry = tierOf.get(id);
    return entry ? entry.replace('\0virtual:antd/', '') : null;
  };
}

/**
 * @param {import('rollup').RollupOutput['output']} files
 * @param {Map<string, Emitted>} emitted
 * @param {Job} job
 * @returns {Generator<Entry>}
 */
function* entriesOf(files, emitted, job) {
  const chunks = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const address = (/** @type {string} */ file) => `/${path.posix.join(job.folder, file)}`;
  for (const entry of chunks.values()) {
    if (!entry.isEntry) continue;
    const reachable = closure(entry.fileName, (file) => chunks.get(file)?.imports ?? []);
    const lazy = closure(entry.fileName, (file) => {
      const chunk = chunks.get(file);
      return chunk ? [...chunk.imports, ...chunk.dynamicImports] : [];
    });
    const inside = [...lazy].filter((file) => chunks.has(file));
    const at = emitted.get(entry.fileName);
    if (!at) throw new Error(`${entry.fileName} was not written`);
    yield {
      name: entry.name,
      file: address(entry.fileName),
      integrity: at.integrity,
      exports: entry.exports,
      imports: [...reachable].filter((file) => !chunks.has(file)),
      chunks: inside.filter((file) => reachable.has(file) && file !== entry.fileName).map(address),
      dynamic: inside.filter((file) => !reachable.has(file)).map(address),
      bytes: at.bytes,
      parts: Object.fromEntries(
        inside
          .filter((file) => file !== entry.fileName)
          .map((file) => {
            const part = emitted.get(file);
            if (!part) throw new Error(`${file} was not written`);
            const { imports = [], dynamicImports = [] } = chunks.get(file) ?? {};
            const outside = imports.filter((file) => !chunks.has(file));
            const leads = [...imports, ...dynamicImports].filter((file) => chunks.has(file));
            return [
              address(file),
              {
                integrity: part.integrity,
                imports: outside,
                leads: leads.map(address),
                bytes: part.bytes,
              },
            ];
          }),
      ),
      modules: inside
        .filter(
          (file) => file === entry.fileName || (reachable.has(file) && !chunks.get(file)?.isEntry),
        )
        .flatMap((file) => Object.entries(chunks.get(file)?.modules ?? {}))
        .map(
          ([id, module]) =>
            /** @type {[string, number]} */ ([shortName(id), module.renderedLength]),
        ),
    };
  }
}

/** @param {string} id module id @returns {string} as a person would name it */
const shortName = (id) =>
  id
    .replace(/^.*\/node_modules\//, '')
    .replace(`${root}/`, '')
    .replace('\0', '');

/**
 * @param {string} start
 * @param {(file: string) => readonly string[]} next
 * @returns {Set<string>}
 */
function closure(start, next) {
  const seen = new Set([start]);
  for (const file of seen) for (const neighbour of next(file)) seen.add(neighbour);
  return seen;
}
