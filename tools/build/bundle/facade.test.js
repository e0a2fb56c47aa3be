import { facade } from './facade.js';

test('a CommonJS library is offered by name and as a whole', () => {
  const source = facade({ name: 'react', commonjs: true }, () => ({
    useState: 1,
    default: 2,
    'not-a-name': 3,
  }));
  expect(source).toContain("import library from 'react';");
  expect(source).toContain('export default library;');
  expect(source).toContain('export const { useState } = library;');
});

test('a restricted library offers what is listed', () => {
  expect(facade({ name: 'axios', names: ['default', 'isCancel'] })).toBe(
    "export { default } from 'axios';\nexport { isCancel } from 'axios';",
  );
});

test("the real React's names are all there", () => {
  const source = facade({ name: 'react', commonjs: true });
  for (const name of ['createElement', 'useState', 'useSyncExternalStore', 'Suspense']) {
    expect(source).toMatch(new RegExp(`\\b${name}\\b`));
  }
});
