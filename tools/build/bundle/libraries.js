/**
 * The shared libraries: each is one System module in the page, named in importmap.json.
 *
 * `names` limits a library to the names that the rooms use; without it all names are exported.
 * `siblings`: libraries that no page loads without the first; they are in its file, under their own names in the import
 * map, which saves a request each.
 * `bundledCopies`: dependencies that are bundled with it, although the page shares them too.
 * `within`: names of its dependencies that it exports under its own name.
 * `copied`: functions without state, so small that our rooms bundle those they call and save the request; other teams
 * import them from the page.
 * `commonjs`: a library without static names, which are read from the library itself.
 *
 * @typedef {{ name: string, commonjs?: true, copied?: true, names?: string[], bundledCopies?: string[],
 *   within?: { name: string, names: string[] }[], siblings?: { name: string, names?: string[] }[] }} SharedLibrary
 */

/** @type {SharedLibrary[]} */
export const libraries = [
  { name: 'react', commonjs: true, siblings: [{ name: 'react/jsx-runtime' }] },
  { name: 'react-dom', commonjs: true, siblings: [{ name: 'react-dom/client' }] },
  {
    name: 'single-spa',
    siblings: [{ name: 'single-spa-react', names: ['default', 'SingleSpaContext'] }],
  },
  { name: 'axios', names: ['default', 'AxiosError', 'AxiosHeaders', 'isAxiosError', 'isCancel'] },
  { name: 'i18next', names: ['default', 'createInstance'] },
  { name: 'dayjs', commonjs: true },
  {
    name: '@reduxjs/toolkit',
    names: [
      'combineReducers',
      'configureStore',
      'createAction',
      'createSelector',
      'createSlice',
      'current',
      'isAnyOf',
      'nanoid',
      // For RTK Query, which is part of @edu/shared-utility/data.
      'SHOULD_AUTOBATCH',
      'createAsyncThunk',
      'createNextState',
      'formatProdErrorMessage',
      'isAction',
      'isAllOf',
      'isAsyncThunkAction',
      'isDraft',
      'isFulfilled',
      'isPending',
      'isPlainObject',
      'isRejected',
      'isRejectedWithValue',
      'original',
      'prepareAutoBatched',
      'weakMapMemoize',
    ],
    // Also for RTK Query, from a dependency of the toolkit.
    within: [{ name: 'immer', names: ['isDraftable'] }],
    siblings: [
      { name: 'redux' },
      {
        name: 'react-redux',
        names: [
          'Provider',
          'ReactReduxContext',
          'batch',
          'createDispatchHook',
          'createSelectorHook',
          'createStoreHook',
          'shallowEqual',
          'useDispatch',
          'useSelector',
          'useStore',
        ],
      },
    ],
  },
  {
    name: 'redux-saga',
    siblings: [{ name: 'redux-saga/effects' }],
    names: ['default', 'buffers', 'channel', 'eventChannel', 'runSaga'],
  },
  { name: 'typed-redux-saga', copied: true },
  {
    name: 'react-router',
    names: [
      'Link',
      'NavLink',
      'Navigate',
      'Outlet',
      'Router',
      'UNSAFE_createBrowserHistory',
      'generatePath',
      'matchPath',
      'useHref',
      'useLinkClickHandler',
      'useLocation',
      'useNavigate',
      'useParams',
      'useRoutes',
      'useSearchParams',
    ],
  },
  {
    // For other teams that need loaders and blockers; our rooms do not use them, so our pages do not load them.
    name: 'react-router-dom',
    bundledCopies: ['react-router'],
    names: [
      'Link',
      'NavLink',
      'Navigate',
      'Outlet',
      'RouterProvider',
      'createBrowserRouter',
      'generatePath',
      'matchPath',
      'useBlocker',
      'useLocation',
      'useMatches',
      'useNavigate',
      'useParams',
      'useRouteError',
      'useSearchParams',
    ],
  },
];

/** Every name under which these modules can be imported. */
export const libraryNames = libraries.flatMap(({ name, siblings = [] }) => [
  name,
  ...siblings.map((library) => library.name),
]);

/**
 * Addresses of libraries that are now part of another file; the import map of an installation may still name them.
 * @returns {[former: string, address: string][]}
 */
export const formerAddresses = () =>
  libraries.flatMap(({ name, siblings = [] }) =>
    siblings.map(
      (library) => /** @type {[string, string]} */ ([addressOf(library.name), addressOf(name)]),
    ),
  );

/** @param {string} name */
const addressOf = (name) => `/modules/vendor/${slug(name)}.js`;

/** @param {string} name module name @returns {string} its file name: `react-dom/client` → `react-dom-client` */
export const slug = (name) => name.replace(/^@/, '').replaceAll('/', '-');
