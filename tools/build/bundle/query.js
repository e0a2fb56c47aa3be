/** @typedef {import('rollup').Plugin} Plugin */

const core = 'rtk-query.modern.mjs';
const hooks = 'rtk-query-react.modern.mjs';

/**
 * Parts of RTK Query that `@edu/shared-utility/data` does not offer: infinite queries, life cycles of single entries,
 * and patches of cached data. Each entry has a text of the library and its replacement.
 * @type {readonly { file: string, text: string, instead: string }[]}
 */
export const queryCuts = [
  {
    file: core,
    text: '\t\tbuildPollingHandler,\n\t\tbuildCacheLifecycleHandler,\n\t\tbuildQueryLifecycleHandler\n',
    instead: '\t\tbuildPollingHandler\n',
  },
  { file: core, text: '\t\tbuildDevCheckHandler,\n', instead: '' },
  { file: core, text: 'return e.type === ENDPOINT_INFINITEQUERY', instead: 'return false' },
  { file: core, text: '"infiniteQueryOptions" in endpointDefinition', instead: 'false' },
  {
    file: core,
    text: '\t\tbuildInfiniteQuerySelector,\n\t\tbuildMutationSelector,\n\t\tselectInvalidatedBy',
    instead: '\t\tbuildMutationSelector,\n\t\tselectInvalidatedBy',
  },
  {
    file: core,
    text: 'if (isQueryDefinition(endpointDefinition)) thunk =',
    instead: 'if (true) thunk =',
  },
  { file: core, text: 'enablePatches();', instead: '' },
  {
    file: core,
    text: 'const [value, patches, inversePatches] = produceWithPatches(currentState.data, updateRecipe);',
    instead: "throw new TypeError('updateQueryData is left out');",
  },
  {
    file: core,
    text: 'substate.data = applyPatches(substate.data, patches.concat());',
    instead: "throw new TypeError('patchQueryData is left out');",
  },
  // A copy of the subscriptions for developer tools.
  { file: core, text: 'return applyPatches(state, action.payload);', instead: 'return state;' },
  { file: hooks, text: 'return e.type === ENDPOINT_INFINITEQUERY', instead: 'return false' },
  {
    file: hooks,
    text: '\t\tbuildInfiniteQueryHooks,\n\t\tbuildMutationHook',
    instead: '\t\tbuildMutationHook',
  },
];

/** RTK Query that imports immer and reselect from the page's own toolkit. @returns {Plugin} */
export const queryOnToolkit = () => ({
  name: 'query-on-toolkit',
  resolveId: (source, importer) =>
    /^(immer|reselect)$/.test(source) && importer?.includes('/@reduxjs/toolkit/dist/query/')
      ? { id: '@reduxjs/toolkit', external: true }
      : null,
});

/** Removes the parts of RTK Query listed in `queryCuts`. @returns {Plugin} */
export const lightQuery = () => ({
  name: 'light-query',
  transform(code, id) {
    const fileCuts = queryCuts.filter(({ file }) => id.endsWith(`/${file}`));
    if (fileCuts.length === 0) return null;
    for (const { text } of fileCuts) {
      if (!code.includes(text)) {
        this.error(
          `${id} has no ${JSON.stringify(text)}: adapt queryCuts in tools/build/bundle/query.js`,
        );
      }
    }
    const light = fileCuts.reduce((sum, { text, instead }) => sum.replace(text, instead), code);
    return { code: light, map: null };
  },
});
