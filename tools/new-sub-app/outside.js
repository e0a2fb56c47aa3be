import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkSegment, ScaffoldError } from './scaffold.js';

/** The repository that the recipe of docs/sub-apps/vite-react.md shows, and the segment that it is about. */
const recipe = 'e2e/foreign/vite-react';
const model = 'garden';

/**
 * Writes a repository of its own for a sub-application: Vite, React and TypeScript, built as an ES module.
 *
 * @param {string} segment first path segment
 * @param {string} folder where to; it must not be there, or be empty
 * @param {string} root this repository
 * @returns {string[]} the files written
 * @throws {ScaffoldError}
 */
export function scaffoldOutside(segment, folder, root) {
  checkSegment(segment);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new ScaffoldError(`${folder} is not empty: name a new folder.`);
  const source = path.join(root, recipe);
  const sources = readdirSync(path.join(source, 'src'), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => path.relative(source, path.join(one.parentPath, one.name)))
    .sort();
  return ['package.json', 'tsconfig.json', 'vite.config.mjs', ...sources].map((file) => {
    const text = readFileSync(path.join(source, file), 'utf8')
      .replaceAll('edu-foreign-vite-react', `edu-app-${segment}`)
      .replaceAll(model, segment);
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    return target;
  });
}
