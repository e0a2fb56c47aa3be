import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const { packages } = JSON.parse(
  readFileSync(resolve(__dirname, '../../package-lock.json'), 'utf8'),
);

/** @returns {string[]} where `parent` would look for a package of this name, nearest first */
function candidates(parent, name) {
  const folders = parent
    .split('/node_modules/')
    .map((_, depth, all) => all.slice(0, depth + 1).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

describe('the lock file', () => {
  it('lists the binaries of every platform, since `npm ci` refuses a lock file without one', () => {
    const missing = Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !candidates(parent, name).some((place) => place in packages))
        .map((name) => `${parent} → ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
