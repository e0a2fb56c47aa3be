import path from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import {
  antdImports,
  antdLocales,
  lightStart,
  plainInput,
  selectSearch,
  sharedIcon,
  styleNonce,
} from './tools/build/bundle/antd-plugins.js';
import { antdSources, tiers } from './tools/build/bundle/antd-tiers.js';
import { bundled, copied } from './tools/build/bundle/bundled-packages.js';
import { chunkName, chunkOf } from './tools/build/bundle/chunks.js';
import { production, resolve, transpile } from './tools/build/bundle/common-plugins.js';
import { ownFiles, smallTensors } from './tools/build/bundle/emitted-files.js';
import { facade } from './tools/build/bundle/facade.js';
import { libraries, libraryNames, slug } from './tools/build/bundle/libraries.js';
import {
  chineseFirst,
  cssText,
  minify,
  namesInUse,
  oneTransport,
  onlyShared,
  productionRouter,
  virtual,
} from './tools/build/bundle/plugins.js';
import { lightQuery, queryOnToolkit } from './tools/build/bundle/query.js';
import { staticSheets } from './tools/build/bundle/sheets/plugin.js';
import { inRepo } from './tools/build/paths.js';

/*
 * Each kind of module has a function that returns its rollup options. tools/build runs those of outdated modules,
 * several at a time, and writes the output with hashes, integrity and compressed copies.
 */

/** @typedef {{ input: import('rollup').RollupOptions, output: import('rollup').OutputOptions }} Kind */

/** @type {import('rollup').OutputOptions} */
const system = {
  format: 'system',
  exports: 'named',
  sourcemap: true,
  hashCharacters: 'hex',
  entryFileNames: '[name]-[hash].js',
  generatedCode: 'es2015',
};

/** @param {string} id @returns {boolean} whether the page's import map provides it */
const isShared = (id) =>
  (libraryNames.includes(id) && !copied.includes(id)) ||
  /^antd\/(?!(es|lib|dist)$)[a-z-]+$/.test(id) ||
  /^@edu\/shared-utility(\/(admin|article|charts|data|media|questionnaire|rich-text|uploads))?$/.test(
    id,
  );

/**
 * A shared library; it imports the other shared libraries by name through the page's import map.
 * @param {string} name
 * @returns {Kind}
 */
export function sharedLibrary(name) {
  const library = libraries.find((candidate) => candidate.name === name);
  if (!library) throw new Error(`no shared library is called ${name}`);
  const names = [
    name,
    ...(library.siblings ?? []).map((sibling) => sibling.name),
    ...(library.bundledCopies ?? []),
  ];
  return {
    input: {
      input: { [slug(name)]: `virtual:${name}` },
      external: (id) => !names.includes(id) && libraryNames.includes(id),
      plugins: [
        virtual(new Map([[name, facade(library)]])),
        production(),
        productionRouter(),
        oneTransport(),
        resolve(),
        commonjs({ esmExternals: false }),
        minify(),
      ],
    },
    output: {
      ...system,
      chunkFileNames: `${slug(name)}-[name]-[hash].js`,
    },
  };
}

/**
 * antd, split into tiers: files of which later ones are loaded on demand.
 * @param {string[]} names all that antd exports
 * @returns {Kind}
 */
export function antd(names) {
  const sources = antdSources(names);
  return {
    input: {
      input: Object.fromEntries([...sources.keys()].map((name) => [slug(name), `virtual:${name}`])),
      external: libraryNames,
      preserveEntrySignatures: 'allow-extension',
      // antd declares that its modules have no side effects; those of @rc-component and @ant-design have none either,
      // but do not declare it
      treeshake: { moduleSideEffects: (id) => id.startsWith('\0virtual:') },
      plugins: [
        virtual(sources),
        production(),
        staticSheets(),
        styleNonce(),
        selectSearch(),
        lightStart(),
        chineseFirst(),
        resolve(),
        commonjs({ esmExternals: false }),
        minify(),
      ],
    },
    output: { ...system, chunkFileNames: 'antd-[name]-[hash].js' },
  };
}

/** The entries of the tiers in their order, which determines rollup's chunks. */
export const tierEntries = Object.keys(tiers).map((tier) => `\0virtual:antd/${tier}`);

/** Plugins for a room's workers, each of which is one script. */
const workerPlugins = () => [
  smallTensors(),
  transpile(),
  production(),
  resolve(),
  commonjs({ include: /node_modules/ }),
  json({ preferConst: true }),
  minify(),
];

/**
 * A room: its entry is one module, and its lazy parts are chunks in the same folder. Its further entries
 * (`src/<name>.entry.ts`) are modules of their own that share these chunks.
 *
 * @param {string} room folder, e.g. `sub-apps/saas`
 * @param {string[]} files the entry and the others, relative to the repository
 * @param {(use: import('./tools/build/names.js').Use) => void} note
 * @returns {Kind}
 */
export function app(room, files, note) {
  return {
    input: {
      input: Object.fromEntries(
        files.map((file) => [path.basename(file).replace(/(\.entry)?\.ts$/, ''), inRepo(file)]),
      ),
      external: isShared,
      // shared chunks are merged into the entry, which saves a request
      preserveEntrySignatures: 'allow-extension',
      // modules of views have no side effects, so a view is bundled with the module that renders it and not with its
      // feature's sagas
      treeshake: { moduleSideEffects: (id) => !/\.(part|view)\.tsx$/.test(id) },
      plugins: [
        plainInput(),
        queryOnToolkit(),
        lightQuery(),
        onlyShared(room, isShared, bundled),
        sharedIcon(),
        transpile(),
        antdImports(),
        production(),
        namesInUse(note),
        antdLocales(),
        resolve(),
        commonjs({ esmExternals: false, include: /node_modules/ }),
        json({ preferConst: true }),
        cssText(),
        ownFiles(workerPlugins),
        minify(),
      ],
    },
    output: {
      ...system,
      // What an entry imports is loaded before a lazy chunk asks for the entry, so naming it again saves no request.
      hoistTransitiveImports: room !== 'shared-utility',
      manualChunks: chunkOf(room),
      chunkFileNames: (chunk) => `chunks/${chunkName(chunk)}-[hash].js`,
    },
  };
}

/**
 * A script outside the module system, for example the boot script.
 * @param {string} name
 * @param {string} file
 * @returns {Kind}
 */
export function script(name, file) {
  return {
    input: { input: { [name]: file }, plugins: [transpile(), production(), resolve(), minify()] },
    output: { ...system, format: 'iife', exports: 'auto' },
  };
}

/** Packages of hundreds of small files, most of them unused: the server starts faster when they are bundled. */
const bundledPackages = /^(drizzle-orm|zod|fastify-type-provider-zod)(\/|$)/;

/**
 * The server and its workers for Node; other packages are imported from node_modules.
 * @param {string[]} files
 * @returns {Kind}
 */
export function server(files) {
  const contract = inRepo('shared-utility/src/contract/index.ts');
  return {
    input: {
      input: Object.fromEntries(files.map((file) => [path.basename(file, '.ts'), file])),
      plugins: [
        {
          name: 'packages-stay-outside',
          resolveId: (source, importer) => {
            if (source === '@edu/shared-utility/contract') return contract;
            if (!importer || /^[./]/.test(source) || bundledPackages.test(source)) return null;
            return { id: source, external: true };
          },
        },
        resolve(),
        transpile(),
        json(),
      ],
    },
    output: {
      format: 'es',
      sourcemap: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
    },
  };
}
