import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRepo, root } from '../build/paths.js';
import { ambientModules, entryNames, importsOf, reachable } from './roll-up.js';

const testingEntry = '@edu/shared-utility/testing';
const folder = 'dist/types/package';

/** Packages that the types of @reduxjs/toolkit and of antd import without depending on them. */
const undeclaredPackages = ['react-redux', 'react-dom'];

/** The package of a module. @param {string} name */
const packageOf = (name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

/** @param {Map<string, string>} modules @returns {string[]} packages that they import */
const importedPackages = (modules) => [
  ...new Set([...modules.values()].flatMap(importsOf).map(packageOf)),
];

/**
 * @param {string} name of a package
 * @returns {[string, string]} the package with its types, and the caret range of the version installed in this repository
 */
function peerDependencyOf(name) {
  const typesPackage = existsSync(inRepo('node_modules/@types', name)) ? `@types/${name}` : name;
  const file = inRepo('node_modules', typesPackage, 'package.json');
  return [typesPackage, `^${JSON.parse(readFileSync(file, 'utf8')).version}`];
}

/**
 * package.json of the types: the packages that they import are peer dependencies in the caret range of the version
 * installed in this repository; those that only test helpers import are optional.
 * @param {string} version @param {readonly string[]} needed @param {readonly string[]} forTests
 */
function manifestOf(version, needed, forTests) {
  const requiredPeers = [...needed, ...undeclaredPackages]
    .filter((name) => name !== '@edu/shared-utility')
    .map(peerDependencyOf);
  const optionalPeers = forTests.filter((name) => !needed.includes(name)).map(peerDependencyOf);
  return {
    name: '@edu/shared-utility',
    version,
    description:
      'Types of what the shell shares with sub-applications; the shell itself brings the code',
    types: './index.d.ts',
    exports: Object.fromEntries(
      [...entryNames.values()].map((name) => [
        name.replace('@edu/shared-utility', '.'),
        { types: name === testingEntry ? './testing.d.ts' : './index.d.ts' },
      ]),
    ),
    files: ['*.d.ts'],
    peerDependencies: Object.fromEntries([...requiredPeers, ...optionalPeers]),
    peerDependenciesMeta: Object.fromEntries(
      optionalPeers.map(([name]) => [name, { optional: true }]),
    ),
  };
}

/**
 * Writes the types of the public API: dist/types/shared-utility.d.ts as one file, and dist/types/package as an npm
 * package.
 * @param {string} version of the public API
 * @returns {string} folder of the package
 */
export function writeTypes(version) {
  const tscOutput = inRepo('.cache/public-api');
  rmSync(tscOutput, { recursive: true, force: true });
  execFileSync(
    process.execPath,
    [inRepo('node_modules/typescript/bin/tsc'), '-p', 'tools/public-api'],
    { cwd: root, stdio: 'inherit' },
  );
  const names = [...entryNames.values()];
  const all = reachable(ambientModules(tscOutput), names);
  const runtimeModules = reachable(
    all,
    names.filter((name) => name !== testingEntry),
  );
  const testHelperModules = new Map([...all].filter(([name]) => !runtimeModules.has(name)));

  const head = `// Types of @edu/shared-utility ${version}; see docs/sub-apps.md.\n\n`;
  const text = (/** @type {Map<string, string>} */ modules) => [...modules.values()].join('\n');
  mkdirSync(inRepo(folder), { recursive: true });
  /** @param {string} file @param {string} content */
  const write = (file, content) => writeFileSync(inRepo('dist/types', file), content);
  write('shared-utility.d.ts', head + text(all));
  write('package/index.d.ts', head + text(runtimeModules));
  write(
    'package/testing.d.ts',
    `/// <reference path="./index.d.ts" />\n${head}${text(testHelperModules)}`,
  );
  write(
    'package/package.json',
    `${JSON.stringify(manifestOf(version, importedPackages(runtimeModules), importedPackages(testHelperModules)), null, 2)}\n`,
  );
  return path.resolve(inRepo(folder));
}
