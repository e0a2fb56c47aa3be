import path from 'node:path';
import * as swc from '@swc/core';

/** @typedef {import('rollup').Plugin} Plugin */

/**
 * Provides sources that exist only during the build.
 * @param {Map<string, string>} sources by entry name
 * @returns {Plugin}
 */
export const virtual = (sources) => ({
  name: 'virtual',
  resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0virtual:') ? (sources.get(id.slice(9)) ?? null) : null),
});

/**
 * Chromium compiles all functions of a file with this comment in the background while it loads; other browsers ignore
 * it.
 */
const eagerCompileHint = '//# allFunctionsCalledOnLoad\n';

/** Texts have no functions that could be compiled. @param {import('rollup').RenderedChunk} chunk */
const isTexts = ({ moduleIds }) => moduleIds.every((id) => id.includes('/phrases/'));

/** swc minifies antd smaller and faster than terser. @returns {Plugin} */
export const minify = () => ({
  name: 'minify',
  async renderChunk(code, chunk, { format }) {
    const small = await swc.minify(code, {
      compress: { passes: 3, ecma: 2020 },
      mangle: true,
      sourceMap: true,
      module: format === 'es',
      format: { comments: false },
    });
    // A System module is only fetched when it is needed, so its functions are not compiled in vain.
    if (format !== 'system' || isTexts(chunk)) return small;
    const map = JSON.parse(small.map ?? '{}');
    return { code: eagerCompileHint + small.code, map: { ...map, mappings: `;${map.mappings}` } };
  },
});

/** In a browser axios always uses XMLHttpRequest, so its other transport is removed. @returns {Plugin} */
export const oneTransport = () => ({
  name: 'one-transport',
  load: (id) =>
    id.endsWith('/axios/lib/adapters/fetch.js') ? 'export const getFetch = () => false;' : null,
});

/**
 * The product's first language is Chinese, so antd falls back to its shared Chinese texts (`zhCN`) instead of English
 * ones, which only one chunk of a room needs.
 * @returns {Plugin}
 */
export const chineseFirst = () => ({
  name: 'chinese-first',
  resolveId(source, importer, options) {
    if (!/\/locale\/en_US$/.test(source) || !importer) return null;
    return this.resolve(source.replace(/en_US$/, 'zh_CN'), importer, {
      ...options,
      skipSelf: true,
    });
  },
});

/** react-router's package refers every bundler to its development build. @returns {Plugin} */
export const productionRouter = () => ({
  name: 'production-router',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return (
      resolved && {
        ...resolved,
        id: resolved.id.replace('/dist/development/', '/dist/production/'),
      }
    );
  },
});

/** `import css from './x.css'` returns the text, so that a room can add and remove it. @returns {Plugin} */
export const cssText = () => ({
  name: 'css-text',
  async transform(code, id) {
    if (!id.endsWith('.css')) return null;
    const text = code
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,]) ?/g, '$1')
      .trim();
    return { code: `export default ${JSON.stringify(text)};`, map: { mappings: '' } };
  },
});

/**
 * Fails when a room bundles a library by mistake, since a second React or axios works until both are used together.
 * @param {string} room
 * @param {(id: string) => boolean} isShared
 * @param {{ pattern: RegExp, room?: string }[]} bundled what a room may bundle
 * @returns {Plugin}
 */
export const onlyShared = (room, isShared, bundled) => ({
  name: 'only-shared',
  resolveId(source, importer, { custom }) {
    if (custom?.allowed) return null;
    if (!importer || importer.includes('node_modules') || /^[./\0]|^virtual:/.test(source))
      return null;
    if (path.isAbsolute(source) || isShared(source) || source === 'antd') return null;
    if (bundled.some((rule) => rule.pattern.test(source) && (rule.room ?? room) === room))
      return null;
    this.error(
      `${path.relative('.', importer)} imports '${source}', which is no shared module. Share it (tools/build/bundle/libraries.js and importmap.json) or, if one room alone needs it, let that room bundle it (tools/build/bundle/bundled-packages.js).`,
    );
  },
});

/**
 * Records which names a room imports from shared modules, to check that they exist: a missing one would be `undefined`
 * without an error.
 * @param {(use: import('../names.js').Use) => void} note
 * @returns {Plugin}
 */
export const namesInUse = (note) => ({
  name: 'names-in-use',
  moduleParsed({ id, ast }) {
    for (const node of /** @type {any[]} */ (/** @type {unknown} */ (ast?.body ?? []))) {
      const from = node.source?.value;
      if (typeof from !== 'string' || from.startsWith('.')) continue;
      for (const specifier of node.specifiers ?? []) {
        const name =
          specifier.type === 'ImportSpecifier'
            ? specifier.imported.name
            : specifier.type === 'ExportSpecifier'
              ? specifier.local.name
              : specifier.type === 'ImportDefaultSpecifier'
                ? 'default'
                : undefined;
        if (name) note({ from, name, file: path.relative('.', id) });
      }
    }
  },
});
