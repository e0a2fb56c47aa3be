# sub-apps/__segment__

The sub-application of `/__segment__`.

- **What lives here**: `src/app` composes (root, routes), `src/common/data.ts` names the calls, `src/features/<name>` has one thing each, its data apart from its views, `src/phrases` the texts.
- **May import**: `@edu/shared-utility` and the shared libraries of the import map. No other app.
- **Face**: `src/index.ts` exports the lifecycles and nothing else; `src/manifest.ts` says name, pages and what the app requires.
- **Tests**: `npx jest --selectProjects sub-apps --testPathPatterns __segment__`.
- **Never**: a call past `data` of `src/common` or, in a flow, `api` in a feature's `data/`; a colour, a text outside `src/phrases`, a feature that imports another.
