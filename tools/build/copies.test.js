import { doubleCopies } from './copies.js';

/** @param {Record<string, [string, number][]>} modules */
const check = (modules) => doubleCopies(new Map(Object.entries(modules)));

test('a second React is found', () => {
  expect(
    check({
      '/modules/vendor/react.js': [['react/cjs/react.production.js', 900]],
      '/modules/entrance/index.js': [['react/cjs/react.production.js', 900]],
    }),
  ).toEqual([
    'react is both in /modules/vendor/react.js and in /modules/entrance/index.js: it must be in the page once.',
  ]);
});

test('modules of one package with different files are no copies', () => {
  expect(
    check({
      '/modules/vendor/react.js': [['react/cjs/react.production.js', 900]],
      '/modules/vendor/react-jsx-runtime.js': [['react/cjs/react-jsx-runtime.production.js', 90]],
    }),
  ).toEqual([]);
});

test('the router for other teams includes its own copy, an application may not', () => {
  const router = /** @type {[string, number][]} */ ([
    ['react-router/dist/production/chunk.mjs', 900],
  ]);
  const both = {
    '/modules/vendor/react-router.js': router,
    '/modules/vendor/react-router-dom.js': router,
  };
  expect(check(both)).toEqual([]);
  expect(check({ ...both, '/modules/sub-apps/cms/index.js': router })).toEqual([
    'react-router is both in /modules/vendor/react-router.js and in /modules/sub-apps/cms/index.js: it must be in the page once.',
  ]);
});

test('icons, words and small helpers may be copied', () => {
  const both = /** @type {[string, number][]} */ ([
    ['@ant-design/icons/es/icons/UserOutlined.js', 300],
    ['antd/es/locale/en_US.js', 300],
    ['clsx/dist/clsx.mjs', 300],
  ]);
  expect(check({ '/modules/a/index.js': both, '/modules/b/index.js': both })).toEqual([]);
});

test('functions that rooms bundle on purpose are no second copy', () => {
  const effects = /** @type {[string, number][]} */ ([['typed-redux-saga/dist/es/index.js', 90]]);
  expect(
    check({
      '/modules/vendor/typed-redux-saga.js': effects,
      '/modules/entrance/index.js': effects,
      '/modules/shell-frame/index.js': effects,
    }),
  ).toEqual([]);
});
