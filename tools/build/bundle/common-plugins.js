import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import swc from '@rollup/plugin-swc';

export const production = () =>
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } });

export const resolve = () =>
  nodeResolve({
    browser: true,
    extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    exportConditions: ['production', 'module', 'import', 'default'],
  });

export const transpile = () =>
  swc({
    include: /\.tsx?$/,
    swc: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true, decorators: false },
        target: 'es2022',
        loose: false,
        transform: {
          react: { runtime: 'automatic' },
          verbatimModuleSyntax: true,
          decoratorMetadata: false,
          legacyDecorator: false,
        },
      },
    },
  });
