import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const source = path.join(root, 'shared-utility/src');

/** All names that a file of shared-utility exports, declared or re-exported. */
const exported = new Set(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => {
      const text = readFileSync(path.join(source, file), 'utf8');
      const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].map(([, list]) => list);
      const declared = [...text.matchAll(/^export (?:async )?[a-z]+\*? (\w+)/gm)].map(
        ([, name]) => name,
      );
      return [...declared, ...lists.flatMap((list) => list.match(/\w+/g) ?? [])];
    }),
);

/** Names in the first column of the tables below a heading that names a module of shared-utility. */
function citedNames(text) {
  return text
    .split(/^## /m)
    .filter((section) => /^[^\n]*`@edu\/shared-utility/.test(section))
    .flatMap((section) => [...section.matchAll(/^\| (`[^|]*`) \|/gm)])
    .flatMap(([, cell]) => [...cell.matchAll(/`(\w+)/g)].map(([, name]) => name));
}

const missing = (text) => citedNames(text).filter((name) => !exported.has(name));

test('docs/sub-apps.md names existing exports of shared-utility’s modules', () => {
  const text = readFileSync(path.join(root, 'docs/sub-apps.md'), 'utf8');
  expect(citedNames(text).length).toBeGreaterThan(30);
  expect(missing(text)).toEqual([]);
});

test('a name that nothing exports is found', () => {
  const text = '## Files: `@edu/shared-utility/media`\n\n| `isPdf`, `formerName` | a file |\n';
  expect(missing(text)).toEqual(['formerName']);
});
