import path from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import swc from '@rollup/plugin-swc';
import { rollup } from 'rollup';
import { lightStart, styleNonce } from '../../build/bundle/antd-plugins.js';
import { emit } from '../../build/bundle/emit.js';
import {
  chineseFirst,
  cssText,
  minify,
  oneTransport,
  productionRouter,
} from '../../build/bundle/plugins.js';
import { lightQuery } from '../../build/bundle/query.js';

/** Packages whose modules have no side effects, although their package.json does not say so. */
const sideEffectFree = /node_modules\/(?:antd|@ant-design|@rc-component)\//;

/**
 * Builds a reference page into a product's modules, with the same minifier and compression as the rest.
 * @param {string} repository root of the checkout whose `dist` the product serves
 * @param {string} entry file of this folder
 * @returns {Promise<{ script: string }>} address of its entry
 */
export async function buildReference(repository, entry) {
  const repositoryPath = (/** @type {string[]} */ ...parts) => path.join(repository, ...parts);
  const publicApi = repositoryPath('shared-utility/src/index.ts');
  const bundle = await rollup({
    input: { [path.parse(entry).name]: repositoryPath('tools/bench/reference', entry) },
    treeshake: { moduleSideEffects: (id) => !sideEffectFree.test(id) },
    onwarn: () => {},
    plugins: [
      {
        name: 'public-api',
        resolveId: (source) => {
          const entry = /^@edu\/shared-utility\/(admin|data|media)$/.exec(source)?.[1];
          if (entry) return repositoryPath(`shared-utility/src/${entry}.entry.ts`);
          return source === '@edu/shared-utility' ? publicApi : null;
        },
      },
      swc({
        include: /\.tsx?$/,
        swc: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      }),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      productionRouter(),
      lightQuery(),
      oneTransport(),
      styleNonce(),
      lightStart(),
      chineseFirst(),
      nodeResolve({
        browser: true,
        extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
        exportConditions: ['production', 'module', 'import', 'default'],
      }),
      commonjs({ include: /node_modules/ }),
      json({ preferConst: true }),
      cssText(),
      minify(),
    ],
  });
  try {
    const { output } = await bundle.generate({
      format: 'es',
      hashCharacters: 'hex',
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
    });
    await emit(output, { folder: repositoryPath('dist/modules/bench'), compress: 'best' });
    return { script: `/modules/bench/${output[0].fileName}` };
  } finally {
    await bundle.close();
  }
}
