/**
 * Builds applications as other teams would, independently of this repository: Vue 3 with single-spa-vue, React 18
 * with its libraries as shared modules, and an ES module on the page's React, antd and shared-utility. Prints `{
 * "/path.js": source }`.
 */
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';

const react18 = realpathSync('node_modules/edu-react-18-fixture');
const require18 = createRequire(path.join(react18, 'package.json'));

/** @param {string} name a CommonJS library whose exports are re-exported by name */
const reexport = (name) => {
  const names = Object.keys(require18(name)).filter((key) => /^[a-zA-Z_]\w*$/.test(key));
  return `import all from '${name}';
export default all;
${names.map((value) => `export const ${value} = all.${value};`).join('\n')}`;
};

/** A style that affects the whole page. */
const styleForAll = `
const styleForAll = () => {
  const style = document.createElement('style');
  style.nonce = document.querySelector('meta[name=csp-nonce]').content;
  document.head.append(style);
  return style;
};`;

const vueApp = `
import { createApp, h, ref, Teleport, version } from 'vue';
import singleSpaVue from 'single-spa-vue';
${styleForAll}
// as a bundler injects the style sheets of a build
styleForAll().textContent = 'h1, header { outline: 3px solid red }';
const Root = {
  setup() {
    const count = ref(0);
    return () => [
      h('h1', 'Vue ' + version),
      h('button', { onClick: () => { count.value += 1; } }, 'Counted ' + count.value),
      h(Teleport, { to: 'body' }, h('div', { style: 'position: fixed; right: 0; bottom: 0' }, 'A popup')),
    ];
  },
};
export const { bootstrap, mount, unmount } = singleSpaVue({
  createApp,
  appOptions: { render: () => h(Root) },
});`;

const reactApp = `
import { createElement, useEffect, useState, version, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
${styleForAll}
let sheet;
function Root() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    // as a library of styles in script does: once, by rules without text
    if (!sheet) {
      sheet = styleForAll().sheet;
      sheet.insertRule('h1, header { outline: 3px solid red }');
    }
    const popup = document.createElement('div');
    popup.textContent = 'A popup';
    popup.style.cssText = 'position: fixed; right: 0; bottom: 0';
    document.body.append(popup);
  }, []);
  return createElement(Fragment, null,
    createElement('h1', null, 'React ' + version),
    createElement('button', { onClick: () => setCount(count + 1) }, 'Counted ' + count));
}
let root;
export const bootstrap = async () => {};
export const mount = async ({ domElement }) => {
  root = createRoot(domElement);
  root.render(createElement(Root));
};
export const unmount = async () => root.unmount();`;

const esApp = `
import { createElement as h, Fragment, useState, version } from 'react';
import { Button, Modal } from 'antd';
import { createLifecycles } from '@edu/shared-utility';
function Root() {
  const [count, setCount] = useState(0);
  return h(Fragment, null,
    h('h1', null, 'ES module on React ' + version),
    h(Button, { onClick: () => setCount(count + 1) }, 'Counted ' + count),
    h(Modal, { open: count === 2, title: 'A dialog' }));
}
export const { bootstrap, mount, unmount } = createLifecycles({ name: 'es', Root });`;

/** Each file: its source, the folder of its imports, which imports stay names of the import map, and its format. */
const files = {
  '/vue/index.js': { code: vueApp, folder: process.cwd(), external: [] },
  '/react-18/index.js': {
    code: reactApp,
    folder: react18,
    external: ['react', 'react-dom/client'],
  },
  '/es/index.js': {
    code: esApp,
    folder: process.cwd(),
    external: ['react', 'antd', '@edu/shared-utility'],
    format: /** @type {const} */ ('es'),
  },
  '/react-18/react.js': { code: reexport('react'), folder: react18, external: [] },
  '/react-18/react-dom.js': {
    code: reexport('react-dom/client'),
    folder: react18,
    external: ['react'],
  },
};

/** @param {{ code: string, folder: string, external: string[], format?: 'es' }} file @returns {Promise<string>} */
async function build({ code, folder, external, format }) {
  const entry = path.join(folder, 'entry.js');
  const bundle = await rollup({
    input: entry,
    external,
    onwarn: () => {},
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
      replace({
        preventAssignment: true,
        values: {
          'process.env.NODE_ENV': '"production"',
          __VUE_OPTIONS_API__: 'true',
          __VUE_PROD_DEVTOOLS__: 'false',
          __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
        },
      }),
      nodeResolve({ browser: true }),
      commonjs(),
    ],
  });
  const { output } = await bundle.generate({ format: format ?? 'system', exports: 'named' });
  return output[0].code;
}

const built = [];
for (const [name, file] of Object.entries(files)) built.push([name, await build(file)]);
console.log(JSON.stringify(Object.fromEntries(built)));
