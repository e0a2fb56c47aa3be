import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** @param {string} folder @returns {string[]} the French phrases below, without what is installed or built */
const frenchBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return entry.name === 'fr-FR.ts' ? [path] : [];
    return /^(?:\..*|node_modules|dist)$/.test(entry.name) ? [] : frenchBelow(path);
  });

test('French has one word for a branch, on every page: site', () => {
  const others = frenchBelow(root).filter((path) =>
    /'[^'\n]*\b(?:campus|antenne)s?\b/i.test(readFileSync(path, 'utf8')),
  );
  expect(others.map((path) => relative(root, path))).toEqual([]);
});
