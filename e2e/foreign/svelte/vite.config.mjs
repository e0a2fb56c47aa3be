import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { sharedInDev } from './shared-in-dev.mjs';

/** What the page shares: imported by name, never bundled. */
const shared = /^@edu\/shared-utility(\/\w+)?$/;

export default defineConfig(({ command }) => ({
  // files are asked for beside the entry, wherever that lies
  base: command === 'build' ? './' : '/',
  plugins: [sharedInDev(shared), svelte()],
  // the shell's page loads from here while an override names this server
  server: { cors: true, port: 5173, strictPort: true, origin: 'http://localhost:5173' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/entry.js',
      external: shared,
      // or the entry keeps its lifecycles to itself
      preserveEntrySignatures: 'exports-only',
      output: { format: 'es', entryFileNames: 'index.js' },
    },
  },
}));
