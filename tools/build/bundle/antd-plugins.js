import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rewriteAntdImports } from './antd-imports.js';
import search from './select-search.cjs';

/** @typedef {import('rollup').Plugin} Plugin */

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
 * Icons are bundled with the room that shows them, but the component that renders them is shared: otherwise they would
 * lack the nonce and the prefix of ConfigProvider.
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
 * antd's `Input` includes text areas, searches and one-time passwords. Rooms that only need a text field write `import
 * Input from 'antd/es/input/Input'`, and get the shared one.
 * @returns {Plugin}
 */
export const plainInput = () => ({
  name: 'plain-input',
  resolveId: (source) => (source in plainInputs ? `\0${source}` : null),
  load: (id) => plainInputs[id.slice(1)] ?? null,
});

/**
 * rc's scroll lock and scrollbar measurement write <style> elements without ConfigProvider's nonce; they get the page's
 * nonce, since the content security policy would refuse them.
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
        '@rc-component/util changed how it sets a nonce: adapt styleNonce in tools/build/bundle/antd-plugins.js',
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
 * rc's Select marks its search field as a new password, for which password managers offer to create one.
 * @returns {Plugin}
 */
export const selectSearch = () => ({
  name: 'quiet-search',
  transform(code, id) {
    if (!id.endsWith(`${search.library}/${search.file}`)) return null;
    if (!code.includes(search.text)) {
      this.error(
        `${search.library} changed what its search is called: adapt tools/build/bundle/select-search.cjs`,
      );
    }
    return { code: code.replace(search.text, search.instead), map: null };
  },
});

/**
 * A component that is loaded with its first rendering; until then its children are shown.
 * @param {string} id
 */
const lazyModule = (id) => `
import { createElement, lazy, Suspense } from 'react';
const Part = lazy(() => import('${id}'));
export default (props) => createElement(Suspense, { fallback: props.children }, createElement(Part, props));
`;

const filterDropdown = 'antd/es/table/hooks/useFilter/FilterDropdown';

const filterKeys = 'antd-filter-keys';

/** @type {Record<string, string>} sources in the place of others, by a name of their own */
const lightSources = {
  'antd-unique-provider': 'export default ({ children }) => children;',
  'antd-lazy-tree': lazyModule('antd/es/tree'),
  'antd-lazy-dropdown': lazyModule('antd/es/dropdown'),
  'antd-lazy-radio': lazyModule('antd/es/radio'),
  'antd-lazy-filter': `${lazyModule(filterDropdown)}export { flattenKeys } from '${filterKeys}';`,
};

/** Imports in antd's files that are replaced: file, import, new source. */
const lightImports = /** @type {const} */ ([
  ['config-provider/index.js', '../tooltip/UniqueProvider', 'antd-unique-provider'],
  ['table/hooks/useFilter/FilterDropdown.js', '../../../tree', 'antd-lazy-tree'],
  ['table/hooks/useFilter/index.js', './FilterDropdown', 'antd-lazy-filter'],
  ['table/hooks/useSelection.js', '../../dropdown', 'antd-lazy-dropdown'],
  ['table/hooks/useSelection.js', '../../radio', 'antd-lazy-radio'],
]);

/**
 * Places where antd's first components import large ones. ConfigProvider imports the popup positioning for
 * `tooltip.unique`, which is never set: removed. Table's filters, the menu over its selection and the selection by
 * radio buttons import menu, radio button and tree: loaded lazily. Helpers in the files of Form, ColorPicker and the
 * filters: imported directly, or replaced by a copy.
 * @returns {Plugin}
 */
export const lightStart = () => ({
  name: 'light-start',
  async resolveId(source, importer, options) {
    const resolveOptions = { ...options, skipSelf: true };
    const light = lightImports.find(
      ([file, wanted]) => source === wanted && importer?.endsWith(`/antd/es/${file}`),
    );
    if (light) return `\0${light[2]}`;
    if (source === '@rc-component/form' && importer?.endsWith('/antd/es/form/context.js')) {
      return this.resolve('@rc-component/form/es/FormContext', importer, resolveOptions);
    }
    const isColors =
      /\/color-picker\/components\/ColorPresets$/.test(source) &&
      importer &&
      !importer.includes('/color-picker/');
    if (!isColors && source !== filterKeys) return null;
    const resolved = await this.resolve(
      isColors ? source : filterDropdown,
      importer,
      resolveOptions,
    );
    return resolved && { ...resolved, id: `${resolved.id}?helper` };
  },
  load(id) {
    if (id.endsWith('?helper')) return readFileSync(id.slice(0, -'?helper'.length), 'utf8');
    return lightSources[id.slice(1)] ?? null;
  },
});

/** antd's texts: the Chinese ones are shared, others belong to the chunk that imports them. @returns {Plugin} */
export const antdLocales = () => ({
  name: 'antd-locales',
  resolveId(source, importer, options) {
    const name = /^antd\/locale\/(\w+)$/.exec(source)?.[1];
    if (!name) return null;
    if (name === 'zh_CN') return '\0antd-zh-cn';
    const resolveOptions = { ...options, skipSelf: true, custom: { allowed: true } };
    return this.resolve(`antd/es/locale/${name}`, importer, resolveOptions);
  },
  load: (id) => (id === '\0antd-zh-cn' ? "export { zhCN as default } from 'antd/login';" : null),
});
