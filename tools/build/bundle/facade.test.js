import { facade } from './facade.js';

test('a CommonJS library exports its names and a default', () => {
  const source = facade({ name: 'react', commonjs: true }, () => ({
    useState: 1,
    default: 2,
    'not-a-name': 3,
  }));
  expect(source).toBe(
    "import library0 from 'react';\nexport const { useState } = library0;\nexport default library0;",
  );
});

test('a library in the same file is exported beside it, each name once', () => {
  /** @type {Record<string, Record<string, unknown>>} */
  const known = { dom: { version: 1, flushSync: 2 }, 'dom/client': { createRoot: 3, version: 1 } };
  const source = facade(
    { name: 'dom', commonjs: true, siblings: [{ name: 'dom/client' }] },
    (name) => known[name] ?? {},
  );
  expect(source).toContain('export const { version, flushSync } = library0;');
  expect(source).toContain('export const { createRoot } = library1;');
  expect(source).toContain('export default { ...library0, ...library1 };');
});

test('ECMAScript modules are exported in the same way', () => {
  const source = facade({ name: 'toolkit', names: ['createSlice'], siblings: [{ name: 'redux' }] });
  expect(source).toBe("export { createSlice } from 'toolkit';\nexport * from 'redux';");
});

test('a restricted library exports the listed names', () => {
  expect(facade({ name: 'axios', names: ['default', 'isCancel'] })).toBe(
    "export { default } from 'axios';\nexport { isCancel } from 'axios';",
  );
});

test("the real React's names are all exported", () => {
  const source = facade({ name: 'react', commonjs: true });
  for (const name of ['createElement', 'useState', 'useSyncExternalStore', 'Suspense']) {
    expect(source).toMatch(new RegExp(`\\b${name}\\b`));
  }
});
