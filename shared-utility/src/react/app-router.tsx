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
  /** Path and element of each page, nested as they are rendered. Loaders and actions are not supported. */
  readonly routes: RouteObject[];
  /** Rendered above the pages; may use the router's hooks. */
  readonly children?: ReactNode;
}

const Pending = createContext(false);

/** True while the next page's chunk is loading and the former page is still shown. */
export const usePending = (): boolean => useContext(Pending);

/** Memoised, so that a change of only `Pending` does not render a long list again. */
const Pages = memo(({ routes }: Pick<AppRouterProps, 'routes'>): ReactNode => useRoutes(routes));

/**
 * react-router on the browser's history, adapted to single-spa. While a page suspends (`lazy` of React) the former
 * one stays on screen; errors of a page are left to the app's error boundary.
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
    <Pending value={isPending}>
      <Router basename={basename} location={location} navigationType={action} navigator={history}>
        {children}
        <Suspense>
          <Pages routes={routes} />
        </Suspense>
      </Router>
    </Pending>
  );
}
