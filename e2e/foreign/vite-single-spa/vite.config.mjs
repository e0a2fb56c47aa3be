import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import singleSpa from 'vite-plugin-single-spa';

export default defineConfig({
  // files are asked for beside the entry, wherever that lies
  base: './',
  plugins: [
    react(),
    // its links to sheets are relative to the page; Vite's own, of what is loaded on demand, to the module
    singleSpa({ serverPort: 4101, spaEntryPoints: 'src/spa.ts', cssStrategy: 'none' }),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: {
      // what the page shares
      external:
        /^(react(\/jsx-runtime)?|react-dom(\/client)?|react-router|antd|single-spa|@edu\/shared-utility(\/\w+)?)$/,
    },
  },
});
