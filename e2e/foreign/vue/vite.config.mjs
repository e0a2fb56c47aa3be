import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { sharedInDev } from './shared-in-dev.mjs';

/** Modules shared by the page: imported by name, never bundled. */
const shared = /^@edu\/shared-utility(\/\w+)?$/;

export default defineConfig(({ command }) => ({
  // Files are requested relative to the entry, wherever it is hosted.
  base: command === 'build' ? './' : '/',
  plugins: [sharedInDev(shared), vue()],
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // The shell's page loads modules from this server while an override names it.
  server: { cors: true, port: 5173, strictPort: true, origin: 'http://localhost:5173' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/entry.js',
      external: shared,
      // Otherwise Vite would drop the entry's exports, which are its lifecycles.
      preserveEntrySignatures: 'exports-only',
      output: { format: 'es', entryFileNames: 'index.js' },
    },
  },
}));
