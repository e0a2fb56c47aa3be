import esbuild from 'rollup-plugin-esbuild';

export default {
  input: 'src/index.tsx',
  // what the page shares
  external:
    /^(react(\/jsx-runtime)?|react-dom(\/client)?|react-router|antd|@edu\/shared-utility(\/\w+)?)$/,
  // a sheet becomes a text, which style.ts puts into the page
  plugins: [esbuild({ target: 'es2022', jsx: 'automatic', loaders: { '.css': 'text' } })],
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: 'index.js',
    chunkFileNames: '[name]-[hash].js',
  },
};
