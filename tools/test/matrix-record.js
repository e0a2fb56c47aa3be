import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const RECORD = 'e2e/matrix.json';

/**
 * Folders whose files affect the screens of the matrix: the pages, the texts of the server's responses, and the stories
 * themselves; for the faults of modules also the loading and the server's import map.
 */
const FOLDERS = [
  'account-center/src',
  'entrance/src',
  'e2e/browser',
  'e2e/pages',
  'e2e/support',
  'platform-server/src/import-map',
  'platform-server/src/phrases',
  'root-config/src',
  'shared-utility/src',
  'shell-frame/src',
  'sub-apps',
  'tools/build/bundle',
];

/** @param {string} path relative, with slashes */
const isDrawn = (path) => {
  if (path.split('/').some((part) => ['node_modules', 'dist', 'testing'].includes(part)))
    return false;
  if (path.startsWith('e2e/browser/')) return path.endsWith('.matrix.spec.ts');
  return !/\.test\.[jt]sx?$|\.md$/.test(path);
};

/** @param {string} root @returns {string} a sum over all that the matrix shows: sources and libraries */
export function sumOf(root) {
  const hash = createHash('sha256');
  const files = FOLDERS.filter((room) => existsSync(join(root, room)))
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${room}/${name.split(sep).join('/')}`,
      ),
    )
    .filter((path) => isDrawn(path) && statSync(join(root, path)).isFile())
    .sort();
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return hash.update(JSON.stringify([dependencies, devDependencies])).digest('hex');
}

/** Whether the matrix passed with its current inputs. @param {string} root */
export function isRecorded(root) {
  const record = join(root, RECORD);
  return existsSync(record) && JSON.parse(readFileSync(record, 'utf8')).shown === sumOf(root);
}

/** @param {string} root */
export function recordMatrix(root) {
  writeFileSync(join(root, RECORD), `${JSON.stringify({ shown: sumOf(root) }, null, 2)}\n`);
}
