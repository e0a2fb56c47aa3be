import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRepo } from '../build/paths.js';

const packageName = '@edu/shared-utility';

/** The public entries by their files below shared-utility/src, as in tsconfig.json. */
export const entryNames = new Map(
  Object.entries(JSON.parse(readFileSync(inRepo('tsconfig.json'), 'utf8')).compilerOptions.paths)
    .filter(([name]) => name === packageName || name.startsWith(`${packageName}/`))
    .map(([name, [file]]) => [
      file.replace('./shared-utility/src/', '').replace(/\.tsx?$/, ''),
      name,
    ]),
);

/** A relative specifier: `from './x'`, `import('./x')`, `import './x'`. */
const relative = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g;
/** Any specifier. */
const imported = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"]+)\1/g;

/** @param {string} text of a declaration @returns {string[]} names of the modules that it imports */
export const importsOf = (text) => [...text.matchAll(imported)].map(([, , name]) => name ?? '');

/**
 * Makes an ambient module of each declaration file. Names of inner files begin with `#`, so that nobody imports them by
 * mistake.
 * @param {string} folder where tsc wrote
 * @returns {Map<string, string>} `declare module '…' { … }` by the module's name
 */
export function ambientModules(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => file.replaceAll(path.sep, '/').replace(/\.d\.ts$/, ''))
    .sort();
  const fileNames = new Set(files);

  /** @param {string} from @param {string} specifier @returns {string} */
  const nameOf = (from, specifier) => {
    const plain = path.posix.join(path.posix.dirname(from), specifier).replace(/\/$/, '');
    const file = fileNames.has(plain) ? plain : path.posix.join(plain, 'index');
    if (!fileNames.has(file))
      throw new Error(`${from}.d.ts imports ${specifier}, which tsc did not write`);
    return moduleOf(file);
  };

  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(folder, `${file}.d.ts`), 'utf8')
        .replace(
          relative,
          (_, textBefore, quote, specifier) =>
            `${textBefore}${quote}${nameOf(file, specifier)}${quote}`,
        )
        // Inside `declare module` everything is a declaration already.
        .replace(/^(export (?:default )?)?declare /gm, '$1')
        .replace(/^(?=.)/gm, '  ');
      const name = moduleOf(file);
      return [name, `declare module '${name}' {\n${text.trimEnd()}\n}\n`];
    }),
  );
}

/**
 * @param {Map<string, string>} modules
 * @param {readonly string[]} names of those that somebody imports
 * @returns {Map<string, string>} these and what they import, at any depth: a page does not load a library that only
 *   the
 *   inside of a lazy part is typed by
 */
export function reachable(modules, names) {
  const reachableNames = new Set(names.filter((name) => modules.has(name)));
  for (const name of reachableNames)
    for (const next of importsOf(modules.get(name) ?? ''))
      if (modules.has(next)) reachableNames.add(next);
  return new Map([...modules].filter(([name]) => reachableNames.has(name)));
}

/** @param {string} file without its ending @returns {string} */
const moduleOf = (file) =>
  entryNames.get(file) ?? `${packageName}/#/${file.replace(/\/index$/, '')}`;
