/**
 * The shared libraries: each is one System module in the page, named in importmap.json.
 *
 * `names` restricts a library to what the rooms use; without it the whole face is offered.
 * `beside` names further faces of the same code, built with it so that it is there once.
 * `commonjs` libraries have no static names, so theirs are read from the library itself.
 *
 * @typedef {{ name: string, commonjs?: true, beside?: string[], names?: string[] }} SharedLibrary
 */

/** @type {SharedLibrary[]} */
export const libraries = [
  { name: 'react', commonjs: true },
  { name: 'react/jsx-runtime', commonjs: true },
  { name: 'react-dom', commonjs: true },
  { name: 'react-dom/client', commonjs: true },
  { name: 'single-spa' },
  { name: 'single-spa-react', names: ['default', 'SingleSpaContext'] },
  { name: 'axios', names: ['default', 'AxiosError', 'AxiosHeaders', 'isAxiosError', 'isCancel'] },
  { name: 'i18next', names: ['default', 'createInstance'] },
  {
    name: 'react-i18next',
    names: ['I18nextProvider', 'Trans', 'initReactI18next', 'useTranslation'],
  },
  { name: 'dayjs', commonjs: true },
  { name: 'redux' },
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
    ],
  },
  {
    name: 'react-redux',
    names: [
      'Provider',
      'ReactReduxContext',
      'shallowEqual',
      'useDispatch',
      'useSelector',
      'useStore',
    ],
  },
  {
    name: 'redux-saga',
    beside: ['redux-saga/effects'],
    names: ['default', 'buffers', 'channel', 'eventChannel', 'runSaga'],
  },
  { name: 'typed-redux-saga' },
  {
    name: 'react-router-dom',
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

/** @param {string} name module name @returns {string} its file name: `react-dom/client` → `react-dom-client` */
export const slug = (name) => name.replace(/^@/, '').replaceAll('/', '-');
