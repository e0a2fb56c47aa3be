import { session } from '@edu/shared-utility';
import type { ReactNode } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router';
import { lazyScreen } from './lazy-screen.view';
import { LoginPage } from './login-page.view';
import { RouteBoundary } from './route-boundary.view';
import type { LoadScreen } from './screen';
import type { AppStore } from './store';

const ownPaths = /^\/(entrance|entrance_new|error)(\/|$)/;
/** In ms, longer than the shell takes to exchange applications. */
const MAX_LEAVE_TIME = 1500;

/** Redirects with the query, which has the address to return to. */
function Redirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: to, search }} replace />;
}

/**
 * Redirects to the login of the tenant's flow directly, since a second redirect by the guard would show another screen
 * for a moment.
 */
const ToLogin = () => <Redirect to={session.loginPath()} />;

/** Redirects from pages of the new flow to those of the old one at a host of the old flow. */
const NewFlowOnly = ({ redirectTo, children }: { redirectTo: string; children: ReactNode }) =>
  session.loginPath() === '/entrance_new/login' ? children : <Redirect to={redirectTo} />;

/** Routes without the frame (specification §2). Only the login is part of the first chunk. */
export function createRoutes(store: AppStore): RouteObject[] {
  const startedHere = ownPaths.test(window.location.pathname);
  const screen = (load: LoadScreen) => lazyScreen(load, store.add);
  const loadError: LoadScreen = () => import('../features/error-page');
  /** While the app is being left, the last screen stays; only an address that stays unknown is an error. */
  const isStillHere = async () => {
    const hasLeftEntrance = startedHere && !ownPaths.test(window.location.pathname);
    if (hasLeftEntrance) await new Promise<void>((resolve) => setTimeout(resolve, MAX_LEAVE_TIME));
    return !store.stopped();
  };
  return [
    {
      element: <RouteBoundary />,
      children: [
        { path: '/entrance', element: <ToLogin /> },
        { path: '/entrance/login', element: <LoginPage /> },
        {
          path: '/entrance/register',
          element: screen(() => import('../features/company-register')),
        },
        { path: '/entrance/forget', element: screen(() => import('../features/forget')) },
        { path: '/entrance/organ', element: screen(() => import('../features/organ-choice')) },
        {
          path: '/entrance/slhSignIn',
          element: screen(() => import('../features/slh-sign-in')),
        },
        {
          path: '/entrance/invitation',
          element: screen(() => import('../features/invitation')),
        },
        { path: '/entrance/undo', element: screen(() => import('../features/undo')) },
        { path: '/entrance/news', element: screen(() => import('../features/news-article')) },
        { path: '/entrance_new', element: <Redirect to="/entrance_new/login" /> },
        {
          path: '/entrance_new/login',
          element: (
            <NewFlowOnly redirectTo="/entrance/login">
              {screen(() => import('../features/new-login'))}
            </NewFlowOnly>
          ),
        },
        {
          path: '/entrance_new/forget',
          element: (
            <NewFlowOnly redirectTo="/entrance/forget">
              {screen(() => import('../features/new-forget'))}
            </NewFlowOnly>
          ),
        },
        { path: '/error', element: screen(loadError) },
        { path: '*', element: lazyScreen(loadError, store.add, isStillHere) },
      ],
    },
  ];
}
