import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import singleSpa from 'vite-plugin-single-spa';

export default defineConfig({
  // Files are requested relative to the entry, wherever it is hosted.
  base: './',
  plugins: [
    react(),
    // The plugin's links to style sheets are relative to the page; those that Vite adds for lazy chunks are relative to
    // the module.
    singleSpa({ serverPort: 4101, spaEntryPoints: 'src/spa.ts', cssStrategy: 'none' }),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: {
      // Shared by the page.
      external:
        /^(react(\/jsx-runtime)?|react-dom(\/client)?|react-router|antd|single-spa|@edu\/shared-utility(\/\w+)?)$/,
    },
  },
});
