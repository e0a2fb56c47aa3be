import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const pages = path.resolve(__dirname, '../../docs/sub-apps');
const repositories = path.resolve(__dirname, '../../e2e/foreign');

/** A file in a recipe: its name follows the language of the code block. */
const shown = /^( *)```\w+ (\S+)\n([\s\S]*?)^\1```$/gm;

/** @param {string} page @returns {string[]} files that are shown otherwise than they are */
function stale(page) {
  const repository = /\(\.\.\/\.\.\/e2e\/foreign\/([\w-]+)\)/.exec(page)?.[1] ?? '';
  return [...page.matchAll(shown)].flatMap(([, indent, file, text]) => {
    const plain = text.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    const real = readFileSync(path.join(repositories, repository, file), 'utf8');
    return plain === real ? [] : [file];
  });
}

const recipes = readdirSync(pages).filter((name) => name !== 'README.md');

test.each(recipes)('%s shows the files of its repository', (name) => {
  const page = readFileSync(path.join(pages, name), 'utf8');
  expect(page.match(shown)?.length).toBeGreaterThan(0);
  expect(stale(page)).toEqual([]);
});

test('a file that was changed since is reported', () => {
  const page = readFileSync(path.join(pages, 'plain.md'), 'utf8');
  expect(stale(page.replace("ariaLabel: phrases.t('dialog')", 'ariaLabel: 1'))).toEqual([
    'index.js',
  ]);
});

test('each repository has its recipe, and the first page lists all', () => {
  const first = readFileSync(path.join(pages, 'README.md'), 'utf8');
  const all = recipes.map((name) => readFileSync(path.join(pages, name), 'utf8')).join('\n');
  for (const name of recipes) expect(first).toContain(`(${name})`);
  for (const name of readdirSync(repositories)) expect(all).toContain(`e2e/foreign/${name})`);
});
