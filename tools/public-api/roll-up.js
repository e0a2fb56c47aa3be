import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const packageName = '@edu/shared-utility';
const doors = new Map([
  ['index', packageName],
  ['admin.entry', `${packageName}/admin`],
  ['article.entry', `${packageName}/article`],
  ['charts.entry', `${packageName}/charts`],
  ['contract/index', `${packageName}/contract`],
  ['data.entry', `${packageName}/data`],
  ['media.entry', `${packageName}/media`],
  ['rich-text.entry', `${packageName}/rich-text`],
  ['uploads.entry', `${packageName}/uploads`],
  ['testing/index', `${packageName}/testing`],
]);

/** A relative specifier: `from './x'`, `import('./x')`, `import './x'`. */
const relative = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g;

/**
 * Rolls the declarations that tsc wrote for each source into one file of ambient modules. Inner
 * files get names behind `#`, which nobody imports by mistake.
 *
 * @param {string} folder where tsc wrote
 * @returns {string}
 */
export function rollUp(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => file.replaceAll(path.sep, '/').replace(/\.d\.ts$/, ''))
    .sort();
  const known = new Set(files);

  /** @param {string} from @param {string} specifier @returns {string} */
  const nameOf = (from, specifier) => {
    const plain = path.posix.join(path.posix.dirname(from), specifier).replace(/\/$/, '');
    const file = known.has(plain) ? plain : path.posix.join(plain, 'index');
    if (!known.has(file))
      throw new Error(`${from}.d.ts imports ${specifier}, which tsc did not write`);
    return moduleOf(file);
  };

  const modules = files.map((file) => {
    const text = readFileSync(path.join(folder, `${file}.d.ts`), 'utf8')
      .replace(
        relative,
        (_, before, quote, specifier) => `${before}${quote}${nameOf(file, specifier)}${quote}`,
      )
      // inside `declare module` everything is declared already
      .replace(/^(export (?:default )?)?declare /gm, '$1')
      .replace(/^(?=.)/gm, '  ');
    return `declare module '${moduleOf(file)}' {\n${text.trimEnd()}\n}\n`;
  });
  return modules.join('\n');
}

/** @param {string} file without its ending @returns {string} */
const moduleOf = (file) => doors.get(file) ?? `${packageName}/#/${file.replace(/\/index$/, '')}`;
