import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What the page shares: imported by name, never bundled, or there would be two Reacts. */
const shared =
  /^(react(\/jsx-runtime)?|react-dom(\/client)?|react-router|antd|single-spa|@edu\/shared-utility(\/\w+)?)$/;

export default defineConfig({
  // files are asked for beside the entry, wherever that lies
  base: './',
  plugins: [react()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/entry.ts',
      external: shared,
      // or the entry keeps its lifecycles to itself
      preserveEntrySignatures: 'exports-only',
      output: { format: 'es', entryFileNames: 'index.js' },
    },
  },
});
