/**
 * The shared libraries: each is one System module in the page, named in importmap.json.
 *
 * `names` restricts a library to what the rooms use; without it all its names are offered.
 * `also` are libraries that no page has without the first: they come in its file, under their own
 * names in the import map, and spare a request each.
 * `apart`: what it is made of and brings along itself, although the page shares it too.
 * `within`: names of what it is made of, offered under its own.
 * `copied`: functions without state, so small that our own rooms bundle those they call and spare the request; teams
 * outside take it from the page.
 * `commonjs` libraries have no static names, so theirs are read from the library itself.
 *
 * @typedef {{ name: string, commonjs?: true, copied?: true, names?: string[], apart?: string[],
 *   within?: { name: string, names: string[] }[], also?: { name: string, names?: string[] }[] }} SharedLibrary
 */

/** @type {SharedLibrary[]} */
export const libraries = [
  { name: 'react', commonjs: true, also: [{ name: 'react/jsx-runtime' }] },
  { name: 'react-dom', commonjs: true, also: [{ name: 'react-dom/client' }] },
  {
    name: 'single-spa',
    also: [{ name: 'single-spa-react', names: ['default', 'SingleSpaContext'] }],
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
      // for RTK Query, which @edu/shared-utility/data holds
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
    // the same, of what the toolkit is made of
    within: [{ name: 'immer', names: ['isDraftable'] }],
    also: [
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
    also: [{ name: 'redux-saga/effects' }],
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
    // for teams outside who want loaders and blockers; no room of ours does, so no page of ours pays for it
    name: 'react-router-dom',
    apart: ['react-router'],
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

/** Every name that these modules answer to. */
export const libraryNames = libraries.flatMap(({ name, also = [] }) => [
  name,
  ...also.map((library) => library.name),
]);

/**
 * Addresses of libraries that come in the file of another: an installation's own import map may still name them, from
 * when each had a file.
 *
 * @returns {[former: string, address: string][]}
 */
export const formerAddresses = () =>
  libraries.flatMap(({ name, also = [] }) =>
    also.map(
      (library) => /** @type {[string, string]} */ ([addressOf(library.name), addressOf(name)]),
    ),
  );

/** @param {string} name */
const addressOf = (name) => `/modules/vendor/${slug(name)}.js`;

/** @param {string} name module name @returns {string} its file name: `react-dom/client` → `react-dom-client` */
export const slug = (name) => name.replace(/^@/, '').replaceAll('/', '-');
