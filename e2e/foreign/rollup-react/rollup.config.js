import esbuild from 'rollup-plugin-esbuild';

export default {
  input: 'src/index.tsx',
  // Shared by the page.
  external:
    /^(react(\/jsx-runtime)?|react-dom(\/client)?|react-router|antd|@edu\/shared-utility(\/\w+)?)$/,
  // A style sheet becomes a string, which style.ts adds to the page.
  plugins: [esbuild({ target: 'es2022', jsx: 'automatic', loaders: { '.css': 'text' } })],
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: 'index.js',
    chunkFileNames: '[name]-[hash].js',
  },
};
