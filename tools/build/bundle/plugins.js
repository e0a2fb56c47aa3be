import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as swc from '@swc/core';
import { rewriteAntdImports } from './antd-imports.js';

/** @typedef {import('rollup').Plugin} Plugin */

/**
 * Serves sources that exist only during the build.
 *
 * @param {Map<string, string>} sources by entry name
 * @returns {Plugin}
 */
export const virtual = (sources) => ({
  name: 'virtual',
  resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0virtual:') ? (sources.get(id.slice(9)) ?? null) : null),
});

/** Chromium compiles such a file's functions beside the main thread while it arrives; others read a comment. */
const compiledAhead = '//# allFunctionsCalledOnLoad\n';

/** swc minifies antd smaller and faster than terser. @returns {Plugin} */
export const minify = () => ({
  name: 'minify',
  async renderChunk(code, _chunk, { format }) {
    const small = await swc.minify(code, {
      compress: { passes: 3, ecma: 2020 },
      mangle: true,
      sourceMap: true,
      module: format === 'es',
      format: { comments: false },
    });
    // a module of the page is fetched when it is called for, so nothing is compiled in vain
    if (format !== 'system') return small;
    const map = JSON.parse(small.map ?? '{}');
    return { code: compiledAhead + small.code, map: { ...map, mappings: `;${map.mappings}` } };
  },
});

/** Rooms write `import { X } from 'antd'`; the page loads the tier of X. @returns {Plugin} */
export const antdImports = () => ({
  name: 'antd-imports',
  transform(code, id) {
    if (id.includes('node_modules')) return null;
    try {
      return rewriteAntdImports(code);
    } catch (error) {
      this.error(`${path.relative('.', id)}: ${/** @type {Error} */ (error).message}`);
    }
  },
});

/**
 * Icons are bundled with the room that shows them, the component that draws them is shared:
 * else they would miss the nonce and the prefix that ConfigProvider gives.
 *
 * @returns {Plugin}
 */
export const sharedIcon = () => ({
  name: 'shared-icon',
  resolveId: (source, importer) =>
    /\/AntdIcon(Light)?$/.test(source) && importer?.includes('@ant-design/icons')
      ? '\0shared-icon'
      : null,
  load: (id) =>
    id === '\0shared-icon' ? "export { AntdIcon as default } from 'antd/login';" : null,
});

/** @type {Readonly<Record<string, string>>} */
const plainInputs = {
  'antd/es/input/Input': "export { PlainInput as default } from 'antd/login';",
  'antd/es/input/Password': "export { Password as default } from 'antd/frame';",
};

/**
 * antd's `Input` brings text areas, searches and one-time passwords along. Rooms that need a line of
 * text write `import Input from 'antd/es/input/Input'`, and get the page's own.
 *
 * @returns {Plugin}
 */
export const plainInput = () => ({
  name: 'plain-input',
  resolveId: (source) => (source in plainInputs ? `\0${source}` : null),
  load: (id) => plainInputs[id.slice(1)] ?? null,
});

/**
 * rc's scroll lock and scrollbar probe write <style> elements without asking ConfigProvider for
 * the nonce; they get the page's own, or the content security policy refuses them.
 *
 * @returns {Plugin}
 */
export const styleNonce = () => ({
  name: 'style-nonce',
  transform(code, id) {
    if (!id.endsWith('@rc-component/util/es/Dom/dynamicCSS.js')) return null;
    const before = `if (csp?.nonce) {
    styleNode.nonce = csp?.nonce;
  }`;
    if (!code.includes(before)) {
      this.error(
        '@rc-component/util changed how it sets a nonce: adapt styleNonce in tools/build/bundle/plugins.js',
      );
    }
    const after = `const nonce = csp?.nonce ?? document.querySelector('meta[name="csp-nonce"]')?.content;
  if (nonce) {
    styleNode.nonce = nonce;
  }`;
    return { code: code.replace(before, after), map: null };
  },
});

/**
 * A component that comes when it is first drawn; until then its children are shown.
 *
 * @param {string} id
 */
const onDemand = (id) => `
import { createElement, lazy, Suspense } from 'react';
const Part = lazy(() => import('${id}'));
export default (props) => createElement(Suspense, { fallback: props.children }, createElement(Part, props));
`;

const filterDropdown = 'antd/es/table/hooks/useFilter/FilterDropdown';
const filterKeys = 'antd-filter-keys';

/** @type {Record<string, string>} sources in the place of others, by a name of their own */
const lightSources = {
  'antd-unique-provider': 'export default ({ children }) => children;',
  'antd-lazy-tree': onDemand('antd/es/tree'),
  'antd-lazy-dropdown': onDemand('antd/es/dropdown'),
  'antd-lazy-radio': onDemand('antd/es/radio'),
  'antd-lazy-filter': `${onDemand(filterDropdown)}export { flattenKeys } from '${filterKeys}';`,
};

/** What antd's files import and get one of these for: file, its import, the source. */
const lightImports = /** @type {const} */ ([
  ['config-provider/index.js', '../tooltip/UniqueProvider', 'antd-unique-provider'],
  ['table/hooks/useFilter/FilterDropdown.js', '../../../tree', 'antd-lazy-tree'],
  ['table/hooks/useFilter/index.js', './FilterDropdown', 'antd-lazy-filter'],
  ['table/hooks/useSelection.js', '../../dropdown', 'antd-lazy-dropdown'],
  ['table/hooks/useSelection.js', '../../radio', 'antd-lazy-radio'],
]);

/**
 * Where antd's first components reach into large ones. ConfigProvider brings the whole popup positioning for
 * `tooltip.unique`, which is never set: left out. Table's filters, the menu over its selection and a selection by radio
 * buttons bring the menu, the radio button and the tree: loaded on demand. Helpers live in the files of Form,
 * ColorPicker and the filters: reached past the barrel, or by a copy without the rest.
 *
 * @returns {Plugin}
 */
export const lightStart = () => ({
  name: 'light-start',
  async resolveId(source, importer, options) {
    const own = { ...options, skipSelf: true };
    const light = lightImports.find(
      ([file, wanted]) => source === wanted && importer?.endsWith(`/antd/es/${file}`),
    );
    if (light) return `\0${light[2]}`;
    if (source === '@rc-component/form' && importer?.endsWith('/antd/es/form/context.js')) {
      return this.resolve('@rc-component/form/es/FormContext', importer, own);
    }
    const isColors =
      /\/color-picker\/components\/ColorPresets$/.test(source) &&
      importer &&
      !importer.includes('/color-picker/');
    if (!isColors && source !== filterKeys) return null;
    const found = await this.resolve(isColors ? source : filterDropdown, importer, own);
    return found && { ...found, id: `${found.id}?helper` };
  },
  load(id) {
    if (id.endsWith('?helper')) return readFileSync(id.slice(0, -'?helper'.length), 'utf8');
    return lightSources[id.slice(1)] ?? null;
  },
});

/** axios always takes XMLHttpRequest where there is one, so its other transport is dead weight. @returns {Plugin} */
export const oneTransport = () => ({
  name: 'one-transport',
  load: (id) =>
    id.endsWith('/axios/lib/adapters/fetch.js') ? 'export const getFetch = () => false;' : null,
});

/**
 * The product's first language is Chinese, so antd falls back to its Chinese words and shares them
 * (`zhCN`) instead of carrying English ones that only its own chunk of a room needs.
 *
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

/** antd's words: the Chinese ones are shared, others come with the chunk that asks. @returns {Plugin} */
export const antdLocales = () => ({
  name: 'antd-locales',
  resolveId(source, importer, options) {
    const name = /^antd\/locale\/(\w+)$/.exec(source)?.[1];
    if (!name) return null;
    if (name === 'zh_CN') return '\0antd-zh-cn';
    const own = { ...options, skipSelf: true, custom: { allowed: true } };
    return this.resolve(`antd/es/locale/${name}`, importer, own);
  },
  load: (id) => (id === '\0antd-zh-cn' ? "export { zhCN as default } from 'antd/login';" : null),
});

/** react-router's package names its development build for every bundler. @returns {Plugin} */
export const productionRouter = () => ({
  name: 'production-router',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
});

/** `import css from './x.css'` gives the text: a room adopts it and takes it away again. @returns {Plugin} */
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
 * Stops a room from bundling a library on the quiet: a second React or a second axios works until
 * the two meet.
 *
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
      `${path.relative('.', importer)} imports '${source}', which is no shared module. Share it (tools/build/bundle/libraries.js and importmap.json) or, if one room alone needs it, let that room bundle it (rollup.config.js, "bundled").`,
    );
  },
});

/**
 * Notes which names a room takes from shared modules, for the check that they exist there: a
 * missing one would be `undefined` without a word.
 *
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
