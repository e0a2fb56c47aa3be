import { defineConfig } from 'vite';
import { sharedInDev } from './shared-in-dev.mjs';

/** What the page shares: imported by name, never bundled, or there would be two Reacts. */
const shared =
  /^(react(\/jsx-runtime)?|react-dom(\/client)?|react-router|antd|single-spa|@edu\/shared-utility(\/\w+)?)$/;

export default defineConfig(({ command }) => ({
  // files are asked for beside the entry, wherever that lies
  base: command === 'build' ? './' : '/',
  plugins: [sharedInDev(shared)],
  // the page's React is a production build, which has no jsxDEV
  oxc: { jsx: { runtime: 'automatic', development: false } },
  optimizeDeps: { noDiscovery: true, include: [] },
  // the shell's page loads from here while an override names this server
  server: { cors: true, port: 5173, strictPort: true },
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
}));
