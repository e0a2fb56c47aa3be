import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import * as swc from '@swc/core';
import { roomFolders } from './jobs.js';
import { inRepo } from './paths.js';

/** @typedef {Record<string, Record<string, string>>} Catalogue by language, then by key */

const require = createRequire(import.meta.url);

/** Files of texts only contain objects, and import only types and other texts. @param {string} file */
function exportsOf(file) {
  const { code } = swc.transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const module = { exports: {} };
  const run = runInThisContext(`(function (module, exports, require) {${code}\n})`, file);
  run(module, module.exports, (/** @type {string} */ name) =>
    name.startsWith('.')
      ? exportsOf(path.resolve(path.dirname(file), `${name}.ts`))
      : require(name),
  );
  return /** @type {Record<string, unknown>} */ (module.exports);
}

/** @param {unknown} tree @param {string} prefix @returns {[string, string][]} */
function flat(tree, prefix) {
  return Object.entries(/** @type {object} */ (tree)).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [/** @type {[string, string]} */ ([`${prefix}.${name}`, value])]
      : flat(value, `${prefix}.${name}`),
  );
}

const DEFINED =
  /definePhrases\('([^']+)', \{\s*'zh-CN': (\w+),\s*'en-US': \(\) => import\('([^']+)'\),\s*'fr-FR': \(\) => import\('([^']+)'\),?\s*\}\)/g;

/**
 * The phrase sets that a file declares.
 * @param {string} file
 * @returns {{ namespace: string, texts: Record<string, unknown> }[]}
 */
function setsOf(file) {
  const source = readFileSync(file, 'utf8');
  const siblingFile = (/** @type {string} */ name) =>
    path.resolve(path.dirname(file), `${name}.ts`);
  return [...source.matchAll(DEFINED)].map(
    ([, namespace = '', chinese = '', english = '', french = '']) => {
      const from = new RegExp(`import \\{ ${chinese} \\} from '([^']+)'`).exec(source)?.[1];
      if (!from) throw new Error(`${file}: ${chinese} is not imported from a file of texts`);
      return {
        namespace,
        texts: {
          'zh-CN': exportsOf(siblingFile(from))[chinese],
          'en-US': exportsOf(siblingFile(english)).default,
          'fr-FR': exportsOf(siblingFile(french)).default,
        },
      };
    },
  );
}

/** @param {string} folder @returns {string[]} sources that declare texts */
const declaring = (folder) =>
  readdirSync(inRepo(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => inRepo(folder, 'src', name))
    .filter((file) => readFileSync(file, 'utf8').includes("definePhrases('"))
    .sort();

/** All texts of the product's pages by package, language and key. @returns {Catalogue} */
export function collectPhrases() {
  /** @type {Catalogue} */
  const catalogue = { 'zh-CN': {}, 'en-US': {}, 'fr-FR': {} };
  for (const file of roomFolders().flatMap(declaring)) {
    for (const { namespace, texts } of setsOf(file)) {
      for (const [language, tree] of Object.entries(texts)) {
        Object.assign(
          /** @type {object} */ (catalogue[language]),
          Object.fromEntries(flat(tree, namespace)),
        );
      }
    }
  }
  return catalogue;
}
