/* Prints antd's style sheets as JSON. In a separate process, because antd's style functions are intercepted while it loads, so it must not be loaded before. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { marks } from './marks.js';

/** @typedef {import('./marks.js').Sheet} Sheet */

const require = createRequire(import.meta.url);
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { createCache, StyleProvider } = require('@ant-design/cssinjs');
const { normalizeStyle } = require('@ant-design/cssinjs/lib/hooks/useStyleRegister');
const antdFolder = path.join(path.dirname(require.resolve('antd/package.json')), 'lib');

/** Class names for which the sheets are computed first; antd uses neither. */
const prefixCls = 'P-REFIX';
const rootCls = 'R-OOT';

/** @type {{ name: string, element: any }[]} an element whose rendering computes one style sheet */
const probes = [];
/** @param {(...names: any[]) => unknown} useStyle @param {...string} more */
const drawn = (useStyle, ...more) =>
  createElement(() => {
    useStyle(prefixCls, ...more);
    return null;
  });

const makers = require(path.join(antdFolder, 'theme/util/genStyleUtils'));
for (const maker of ['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent']) {
  const original = makers[maker];
  makers[maker] = (/** @type {string | string[]} */ component, /** @type {any[]} */ ...rest) => {
    const made = original(component, ...rest);
    const [first, part = first] = [component].flat();
    const isComponent = maker === 'genSubStyleComponent';
    probes.push({
      name: `${first}-${part}`,
      element: isComponent ? createElement(made, { prefixCls, rootCls }) : drawn(made, rootCls),
    });
    return made;
  };
}
for (const file of readdirSync(antdFolder, { recursive: true }).map(String)) {
  if (/(^|\/)style\/[\w-]+\.js$/.test(file)) require(path.join(antdFolder, file));
}
// These components create their sheets when they are rendered.
const lateComponents = /** @type {const} */ ([
  ['Menu-Menu', 'menu', rootCls],
  ['Tooltip-Tooltip', 'tooltip', rootCls],
  ['TreeSelect-TreeSelect', 'tree-select', 'ant-select-tree', rootCls],
]);
for (const [name, folder, ...more] of lateComponents) {
  const useStyle = require(path.join(antdFolder, folder, 'style')).default;
  probes.push({ name, element: drawn(useStyle, ...more) });
}

const { ConfigProvider, theme } = require('antd');
/** Two themes that differ in everything: a sheet that differs between them depends on the theme and cannot be built. */
const [plainTheme, otherTheme] = [
  {},
  {
    algorithm: [theme.darkAlgorithm, theme.compactAlgorithm],
    token: { colorPrimary: '#a01020', controlHeight: 44, borderRadius: 2, fontSize: 16 },
    components: { Button: { primaryColor: 'red' }, Form: { itemMarginBottom: 30 } },
  },
];

/** @param {any} element @param {object} ofTheme @returns {Map<string, [css: string, hash: string, frames: object]>} */
function styles(element, ofTheme) {
  const cache = createCache();
  const page = createElement(ConfigProvider, { theme: ofTheme }, element);
  renderToString(createElement(StyleProvider, { cache }, page));
  const styleEntries = [...cache.cache].filter(([key]) => key.startsWith('style%'));
  return new Map(
    styleEntries.map(([key, [, style]]) => [key.split('%').slice(2).join('%'), style]),
  );
}

/** @type {Map<string, string>} */
const frames = new Map();
/** @type {Map<string, Sheet[]>} */
const sheets = new Map();

/** antd's common class, which only depends on its version and its prefix. */
let hash = '';
const Probe = () => {
  hash = theme.useToken().hashId;
  return null;
};
renderToString(createElement(ConfigProvider, {}, createElement(Probe)));

/** @param {string} name @param {[css: string, hash: string, frames: object]} style @returns {Sheet} */
function sheet(name, [css, , effects]) {
  for (const mark of Object.values(marks)) {
    if (css.includes(mark)) throw new Error(`${mark} stands in the style sheet of antd's ${name}`);
  }
  for (const [frame, text] of Object.entries(effects))
    frames.set(frame, normalizeStyle(text, false));
  const marked = css
    .replaceAll(`:where(.${hash})`, marks.hash)
    .replaceAll(prefixCls, marks.prefix)
    .replaceAll(rootCls, marks.root);
  return { css: marked, frames: Object.keys(effects) };
}

const general = styles(drawn(makers.genStyleHooks('Any', () => [])), plainTheme);
probes.pop();
for (const { name, element } of [...probes]) {
  const componentStyle = (/** @type {object} */ ofTheme) =>
    [...styles(element, ofTheme)].find(([key]) => key.startsWith(`${name}%`))?.[1];
  const style = componentStyle(plainTheme);
  if (!style) throw new Error(`antd's ${name} has no style sheet`);
  const { 0: otherCss, 2: otherFrames } = componentStyle(otherTheme) ?? [];
  if (otherCss !== style[0] || JSON.stringify(otherFrames) !== JSON.stringify(style[2])) {
    throw new Error(
      `The style sheet of antd's ${name} follows the theme: it cannot be made by the build`,
    );
  }
  sheets.set(name, [...(sheets.get(name) ?? []), sheet(name, style)]);
}

/** @param {string} start */
const generalSheet = (start) => {
  const match = [...general].find(([key]) => key.startsWith(start));
  if (!match) throw new Error(`antd has no general style sheet ${start}`);
  return sheet(start, match[1]);
};
console.log(
  JSON.stringify({
    sheets: [...sheets],
    reset: generalSheet('Shared%'),
    icons: generalSheet('ant-design-icons%'),
    frames: [...frames],
  }),
);
