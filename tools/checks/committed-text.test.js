import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { committedFiles } from './committed.js';

const root = resolve(__dirname, '../..');

const committed = () => committedFiles(root, ['package-lock.json', '.npmrc', 'package.json']);
const textFile = /\.(?:[cm]?[jt]sx?|json|md|ya?ml|html|css|svg|sql|sh)$|(?:^|\/)\.[^/]+$/;
const registryAddress =
  /https?:\/\/[\w.-]*\b(?:registry|mirrors?|artifactory|verdaccio|nexus)\b[\w.-]*/i;

/** @returns {string[]} lines of a text that say where packages come from */
const linesWithRegistry = (source) =>
  source
    .split('\n')
    .filter(
      (line) =>
        registryAddress.test(line) ||
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
  ])('would be refused with the package host %s', (line) => {
    expect(linesWithRegistry(line)).toEqual([line]);
  });

  it('name no package host, since each machine has its own', () => {
    const thisFile = 'tools/checks/committed-text.test.js';
    const faults = committed()
      .filter((file) => textFile.test(file) && file !== thisFile)
      .flatMap((file) =>
        linesWithRegistry(readFileSync(join(root, file), 'utf8')).map(
          (line) => `${file}: ${line.trim()}`,
        ),
      );
    expect(faults).toEqual([]);
  });
});
