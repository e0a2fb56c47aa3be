import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const template = path.join(path.dirname(fileURLToPath(import.meta.url)), 'template');

/** Segments that belong to the shell itself. */
const reserved = [
  'entrance',
  'entrance_new',
  'personal',
  'error',
  'modules',
  'dev',
  'platform',
  'slh',
];

/** An invalid request; the message says what to do. */
export class ScaffoldError extends Error {}

/** @param {string} segment @throws {ScaffoldError} */
export function checkSegment(segment) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(segment)) {
    throw new ScaffoldError(
      `"${segment}" is no path segment: use small letters, digits and single hyphens, e.g. "cms" or "govern-system".`,
    );
  }
  if (reserved.includes(segment) || segment.startsWith('bi-admin')) {
    throw new ScaffoldError(`/${segment} belongs to the shell: choose another segment.`);
  }
}

/** @param {string} segment @param {string} root @throws {ScaffoldError} */
function check(segment, root) {
  checkSegment(segment);
  if (existsSync(path.join(root, 'sub-apps', segment))) {
    throw new ScaffoldError(`sub-apps/${segment} is there already: choose another segment.`);
  }
}

/** @param {string} root @returns {{ apiVersion: string, react: string }} versions that a new app requires */
function versions(root) {
  const source = readFileSync(path.join(root, 'shared-utility/src/requires/versions.ts'), 'utf8');
  const apiVersion = /apiVersion = '([^']+)'/.exec(source)?.[1];
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  if (!apiVersion) throw new ScaffoldError('shared-utility says no apiVersion.');
  const { react } = devDependencies;
  if (!react) throw new ScaffoldError('package.json says no version of react.');
  return { apiVersion, react };
}

/**
 * Adds the entry after that of the last sub-application, where a person would look for it. @param {string} text @param
 * {string} segment
 */
export function withEntry(text, segment) {
  const name = `@edu-app/${segment}`;
  const map = JSON.parse(text);
  if (map.imports?.[name]) throw new ScaffoldError(`importmap.json has "${name}" already.`);
  const entries = Object.entries(map.imports ?? {});
  const at = entries.findLastIndex(([known]) => /^@edu(-app)?\//.test(known)) + 1;
  entries.splice(at, 0, [name, `/modules/sub-apps/${segment}/index.js`]);
  return `${JSON.stringify({ ...map, imports: Object.fromEntries(entries) }, null, 2)}\n`;
}

/**
 * Writes a working sub-application with its test, and its entry in importmap.json.
 * @param {string} segment first path segment
 * @param {string} root the repository
 * @returns {string[]} the files written, relative to the root
 * @throws {ScaffoldError}
 */
export function scaffold(segment, root) {
  check(segment, root);
  const mapFile = path.join(root, 'importmap.json');
  const map = withEntry(readFileSync(mapFile, 'utf8'), segment);
  const values = { segment, ...versions(root) };
  const files = readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tpl'))
    .sort();
  const written = files.map((file) => {
    const target = path.join('sub-apps', segment, file.replace(/\.tpl$/, ''));
    const text = Object.entries(values).reduce(
      (sum, [key, value]) => sum.replaceAll(`__${key}__`, value),
      readFileSync(path.join(template, file), 'utf8'),
    );
    mkdirSync(path.dirname(path.join(root, target)), { recursive: true });
    writeFileSync(path.join(root, target), text);
    return target;
  });
  writeFileSync(mapFile, map);
  return [...written, 'importmap.json'];
}
