import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRepo, root } from './paths.js';
import { collectPhrases } from './phrases.js';

const catalogue = collectPhrases();

// The apps of other teams under e2e/ load their texts themselves.
const places = ['*/src/*.ts', ':!e2e'];
const declaring = execFileSync('git', ['grep', '-l', "definePhrases('", '--', ...places], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !file.includes('.test.'));

it('has the texts of every set that a page declares, in three languages', () => {
  expect(declaring.length).toBeGreaterThan(30);
  const namespaces = declaring.flatMap((file) =>
    [...readFileSync(inRepo(file), 'utf8').matchAll(/definePhrases\('([^']+)'/g)].map(
      ([, name]) => name,
    ),
  );
  for (const language of ['zh-CN', 'en-US', 'fr-FR']) {
    const known = new Set(Object.keys(catalogue[language]).map((key) => key.split('.')[0]));
    expect(namespaces.filter((name) => !known.has(name))).toEqual([]);
  }
});

it('has no set with a dot in its name, because packages name a text as set.key', () => {
  for (const file of declaring) {
    expect([file, /definePhrases\('[^']*\./.test(readFileSync(inRepo(file), 'utf8'))]).toEqual([
      file,
      false,
    ]);
  }
});

it('names them as packages do', () => {
  expect(catalogue['zh-CN']['shared.crashed.home']).toBe('返回首页');
  expect(catalogue['fr-FR']['shared.crashed.home']).toBe('Retour à l’accueil');
  expect(catalogue['en-US']['modular.changed_one']).toBe('{{count}} change not saved');
});
