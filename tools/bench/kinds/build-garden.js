import path from 'node:path';
import replace from '@rollup/plugin-replace';
import swc from '@rollup/plugin-swc';
import { rollup } from 'rollup';
import { minify } from '../../build/bundle/plugins.js';

/** Shared by the page. */
const shared = /^(react(\/jsx-runtime)?|antd|@edu\/shared-utility)$/;

/**
 * Builds the application of the comparison with a team's own tools.
 * @param {string} repository root of the checkout
 * @param {'es' | 'system'} format
 * @param {number} version which its heading bears as `#garden-<version>`
 * @returns {Promise<Record<string, string>>} its files by name, the entry is `index.js`
 */
export async function buildGarden(repository, format, version) {
  const bundle = await rollup({
    input: path.join(repository, 'tools/bench/reference/garden.tsx'),
    external: (id) => shared.test(id),
    plugins: [
      {
        name: 'tsx',
        resolveId: (source, importer) =>
          source === './garden-beds' && importer
            ? path.join(path.dirname(importer), 'garden-beds.tsx')
            : null,
      },
      swc({
        include: /\.tsx$/,
        swc: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      }),
      replace({
        preventAssignment: true,
        values: { 'process.env.NODE_ENV': '"production"', GARDEN_VERSION: String(version) },
      }),
      minify(),
    ],
  });
  try {
    const { output } = await bundle.generate({
      format,
      entryFileNames: 'index.js',
      chunkFileNames: '[name].js',
    });
    return Object.fromEntries(
      output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])),
    );
  } finally {
    await bundle.close();
  }
}
