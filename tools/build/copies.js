import { libraries, libraryNames, slug } from './bundle/libraries.js';

/** Packages that must exist only once in the page, because their state and contexts must be shared. */
const single = new Set([
  ...libraryNames.filter((name) => !isCopied(name)).map(packageName),
  'react-router',
  '@redux-saga/core',
  'antd',
  '@ant-design/cssinjs',
  '@ant-design/icons/es/components',
  '@noble/hashes',
]);

/** @param {string} name @returns {string} `react-dom/client` → `react-dom` */
function packageName(name) {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/** @param {string} name */
function isCopied(name) {
  return libraries.some((library) => library.name === name && library.copied);
}

/** Texts and icons are data, which may exist several times. */
const ignoredPaths = /\/locale\//;

/**
 * Files of these packages that are part of more than one module.
 * @param {Map<string, [string, number][]>} modules rendered files by module address, with lengths
 * @returns {string[]} one sentence a package and pair of modules
 */
export function doubleCopies(modules) {
  /** @type {Map<string, string>} */
  const home = new Map();
  const faults = new Set();
  for (const [address, list] of modules) {
    for (const [file, length] of list) {
      const name = [...single].find((library) => file.startsWith(`${library}/`));
      if (!name || length === 0 || ignoredPaths.test(file)) continue;
      if (mayRepeat(address, name)) continue;
      const first = home.get(file) ?? address;
      home.set(file, first);
      // antd is one build, in which rollup puts each file into one chunk.
      if (first === address || (isAntd(first) && isAntd(address))) continue;
      faults.add(`${name} is both in ${first} and in ${address}: it must be in the page once.`);
    }
  }
  return [...faults];
}

/** @param {string} address @param {string} name of a package */
const mayRepeat = (address, name) =>
  libraries.some(
    (library) =>
      library.bundledCopies?.includes(name) &&
      address === `/modules/vendor/${slug(library.name)}.js`,
  );

/** @param {string} address */
const isAntd = (address) => /^\/modules\/vendor\/antd(-|\.)/.test(address);
