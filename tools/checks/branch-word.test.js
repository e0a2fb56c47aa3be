import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { committedFiles } from './committed.js';

const root = resolve(__dirname, '../..');
const isFrench = (/** @type {string} */ file) => /(?:^|\/)fr-FR\.ts$/.test(file);

test('French has one word for a branch, on every page: site', () => {
  const frenchPhrases = committedFiles(root, ['platform-server/src/phrases/fr-FR.ts']).filter(
    isFrench,
  );
  const others = frenchPhrases.filter((file) =>
    /'[^'\n]*\b(?:campus|antenne)s?\b/i.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(frenchPhrases).not.toEqual([]);
  expect(others).toEqual([]);
});
