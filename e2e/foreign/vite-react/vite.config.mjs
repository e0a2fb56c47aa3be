import { defineConfig } from 'vite';

/** What the page shares: imported by name, never bundled, or there would be two Reacts. */
const shared =
  /^(react(\/jsx-runtime)?|react-dom(\/client)?|react-router|antd|single-spa|@edu\/shared-utility(\/\w+)?)$/;

/** The same while developing: Vite asks for /@id/<name>, which leads on to the page's own module. */
const sharedInDev = {
  name: 'shared-in-dev',
  enforce: 'pre',
  apply: 'serve',
  resolveId: (id) => (shared.test(id) ? { id, external: true } : null),
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const name = JSON.stringify(/^\/@id\/([^?]+)/.exec(request.url)?.[1] ?? '');
      if (!shared.test(JSON.parse(name))) return next();
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', 'text/javascript');
      response.end(`import * as all from ${name};
        export * from ${name};
        export default all.default ?? all;`);
    });
  },
};

export default defineConfig(({ command }) => ({
  // files are asked for beside the entry, wherever that lies
  base: command === 'build' ? './' : '/',
  plugins: [sharedInDev],
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
