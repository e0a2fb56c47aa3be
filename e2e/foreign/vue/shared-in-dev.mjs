/**
 * In development Vite requests the page's shared modules as /@id/<name>. The response re-exports the page's module,
 * since a second copy would be bundled otherwise.
 * @param {RegExp} shared names of what the page shares
 */
export const sharedInDev = (shared) => ({
  name: 'shared-in-dev',
  enforce: 'pre',
  apply: 'serve',
  resolveId: (id) => (shared.test(id) ? { id, external: true } : null),
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const name = /^\/@id\/([^?]+)/.exec(request.url)?.[1] ?? '';
      if (!shared.test(name)) return next();
      const from = JSON.stringify(name);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', 'text/javascript');
      response.end(`import * as all from ${from};
        export * from ${from};
        export default all.default ?? all;`);
    });
  },
});
