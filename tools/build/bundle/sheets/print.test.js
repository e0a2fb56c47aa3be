import { createCache, StyleProvider } from '@ant-design/cssinjs';
import * as antd from 'antd/lib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { marks } from './marks.js';
import { print } from './plugin.js';

const printed = print();
const sheets = new Map(printed.sheets);

/** @param {any} element @param {object} theme @returns {[key: string, css: string, frames: string[]][]} antd's own */
function computedStylesOf(element, theme) {
  const cache = createCache();
  const page = createElement(antd.ConfigProvider, { theme }, element);
  renderToString(createElement(StyleProvider, { cache }, page));
  // In development antd's class has another prefix.
  const asBuilt = (/** @type {string} */ text) => text.replaceAll('dev-only-do-not-override-', '');
  return [...cache.cache].flatMap(([key, [, style]]) =>
    key.startsWith('style%')
      ? [
          [
            asBuilt(key.slice('style%'.length)),
            asBuilt(style[0]),
            Object.keys(style[2]).map(asBuilt),
          ],
        ]
      : [],
  );
}

/**
 * The same replacement as in page.js. @param {string} css @param {string} hash @param {string} prefix @param {string}
 * root
 */
const filled = (css, hash, prefix, root) =>
  css
    .replaceAll(marks.hash, `:where(.${hash})`)
    .replaceAll(marks.prefix, prefix)
    .replaceAll(marks.root, root);

const dark = {
  algorithm: antd.theme.darkAlgorithm,
  token: { colorPrimary: '#0a7a3d', borderRadius: 9 },
};
const columns = [{ title: 'Name', dataIndex: 'name' }];
const menu = [{ key: 'a', label: 'A', children: [{ key: 'b', label: 'B' }] }];
/** @type {[string, () => any][]} */
const drawn = [
  ['Button', () => createElement(antd.Button, { loading: true }, 'Go')],
  ['Input', () => createElement(antd.Input.Search)],
  ['Select', () => createElement(antd.Select, { open: true, options: [] })],
  [
    'Table',
    () => createElement(antd.Table, { columns, dataSource: [], pagination: { total: 90 } }),
  ],
  ['Menu', () => createElement(antd.Menu, { items: menu, mode: 'inline' })],
  ['Form', () => createElement(antd.Form, null, createElement(antd.Form.Item, { label: 'A' }))],
  ['DatePicker', () => createElement(antd.DatePicker)],
  ['TreeSelect', () => createElement(antd.TreeSelect, { treeData: [] })],
  ['Transfer', () => createElement(antd.Transfer, { dataSource: [], showSearch: true })],
  ['Upload', () => createElement(antd.Upload)],
  ['Row', () => createElement(antd.Row, null, createElement(antd.Col))],
  ['Badge.Ribbon', () => createElement(antd.Badge.Ribbon)],
  ['Calendar', () => createElement(antd.Calendar)],
  ['Tag', () => createElement(antd.Tag, { color: 'success' })],
];

test.each(drawn)('the styles that antd computes for %s are those of the build', (_name, draw) => {
  const computedStyles = computedStylesOf(draw(), dark).filter(
    ([key]) => !/%Shared%|%?ant-design-icons%/.test(key),
  );
  expect(computedStyles.length).toBeGreaterThan(0);
  for (const [key, css, frames] of computedStyles) {
    const [hash = '', name = '', prefix = ''] = key.split('%');
    // Menu in a dropdown and Tooltip in a popover have no sheet of their own.
    if (css === '') continue;
    const roots = [`${prefix}-css-var`, prefix, `${prefix}-wrapper`, `${prefix}-calendar`];
    const wrote = (sheets.get(name) ?? []).flatMap((sheet) =>
      roots.map((root) => filled(sheet.css, hash, prefix, root)),
    );
    expect(wrote).toContain(css);
    expect(printed.frames.map(([frame]) => frame)).toEqual(expect.arrayContaining(frames));
  }
});

test('no placeholder is left once the page has filled them', () => {
  for (const [name, list] of printed.sheets) {
    for (const { css } of list) {
      expect([name, filled(css, 'css-x', 'ant-x', 'ant-x-css-var')]).toEqual([
        name,
        expect.not.stringMatching(/[`?|]|P-REFIX|R-OOT/),
      ]);
    }
  }
});
