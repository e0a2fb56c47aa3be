import { defineConfig } from 'vite';
import { sharedInDev } from './shared-in-dev.mjs';

/** Modules shared by the page: imported by name, never bundled, since there would be two Reacts. */
const shared =
  /^(react(\/jsx-runtime)?|react-dom(\/client)?|react-router|antd|single-spa|@edu\/shared-utility(\/\w+)?)$/;

export default defineConfig(({ command }) => ({
  // Files are requested relative to the entry, wherever it is hosted.
  base: command === 'build' ? './' : '/',
  plugins: [sharedInDev(shared)],
  // The page's React is a production build without jsxDEV.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  optimizeDeps: { noDiscovery: true, include: [] },
  // The shell's page loads modules from this server while an override names it.
  server: { cors: true, port: 5173, strictPort: true },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/entry.ts',
      external: shared,
      // Otherwise Vite would drop the entry's exports, which are its lifecycles.
      preserveEntrySignatures: 'exports-only',
      output: { format: 'es', entryFileNames: 'index.js' },
    },
  },
}));
