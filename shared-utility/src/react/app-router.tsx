import {
  createContext,
  memo,
  type ReactElement,
  type ReactNode,
  Suspense,
  useContext,
  useLayoutEffect,
  useState,
  useTransition,
} from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type RouteObject,
  Router,
  useRoutes,
} from 'react-router';
import { routerWindow } from './router-window';

export interface AppRouterProps {
  /** The app's first path segment, `/saas`; `/` for an app of several segments. */
  readonly basename: string;
  /** Path and element of each page, nested as they are drawn. Loaders and actions belong to other routers. */
  readonly routes: RouteObject[];
  /** Rendered above the pages; may use the router's hooks. */
  readonly children?: ReactNode;
}

const OnTheWay = createContext(false);

/** True while the next page's code is on its way: the page before it stays for so long. */
export const useOnTheWay = (): boolean => useContext(OnTheWay);

/** Kept as it is while nothing but `OnTheWay` changes: a long list would be drawn again for that. */
const Pages = memo(({ routes }: Pick<AppRouterProps, 'routes'>): ReactNode => useRoutes(routes));

/**
 * react-router over the browser's history, living well beside single-spa. A page that suspends (`lazy` of React) leaves
 * the one before it on screen until it has come; a page that breaks is the matter of the app's own boundary.
 */
export function AppRouter({ basename, routes, children }: AppRouterProps): ReactElement {
  const [history] = useState(() =>
    createBrowserHistory({ window: routerWindow(basename), v5Compat: true }),
  );
  const [{ action, location }, setEntry] = useState({
    action: history.action,
    location: history.location,
  });
  const [isPending, startTransition] = useTransition();
  useLayoutEffect(
    () => history.listen((entry) => startTransition(() => setEntry(entry))),
    [history],
  );
  return (
    <OnTheWay value={isPending}>
      <Router basename={basename} location={location} navigationType={action} navigator={history}>
        {children}
        <Suspense>
          <Pages routes={routes} />
        </Suspense>
      </Router>
    </OnTheWay>
  );
}
