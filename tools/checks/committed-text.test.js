import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** Files under version control; in a plain copy without history there is nothing to ask. */
const committed = () => {
  if (!existsSync(join(root, '.git'))) return ['package-lock.json', '.npmrc', 'package.json'];
  return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)));
};
const text = /\.(?:[cm]?[jt]sx?|json|md|ya?ml|html|css|svg|sql|sh)$|(?:^|\/)\.[^/]+$/;
const host = /https?:\/\/[\w.-]*\b(?:registry|mirrors?|artifactory|verdaccio|nexus)\b[\w.-]*/i;

/** @returns {string[]} lines of a text that say where packages come from */
const namesRegistry = (source) =>
  source
    .split('\n')
    .filter(
      (line) =>
        host.test(line) ||
        /^\s*(?:@[\w-]+:)?registry\s*=/.test(line) ||
        /"resolved": "http/.test(line),
    );

describe('committed files', () => {
  it.each([
    'registry=somewhere',
    '@team:registry = somewhere',
    '      "resolved": "https://packages.example.com/react.tgz",',
    'RUN npm ci --userconfig "https://npm-registry.example.com"',
    'deb http://mirror.example.com/debian stable main',
  ])('would be caught naming a package host: %s', (line) => {
    expect(namesRegistry(line)).toEqual([line]);
  });

  it('name no host that packages come from: each machine has its own', () => {
    const own = 'tools/checks/committed-text.test.js';
    const found = committed()
      .filter((file) => text.test(file) && file !== own)
      .flatMap((file) =>
        namesRegistry(readFileSync(join(root, file), 'utf8')).map(
          (line) => `${file}: ${line.trim()}`,
        ),
      );
    expect(found).toEqual([]);
  });
});
