import { session } from '@edu/shared-utility';
import type { ReactNode } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router';
import { laterScreen } from './later-screen.view';
import { LoginPage } from './login-page.view';
import { RouteBoundary } from './route-boundary.view';
import type { LoadScreen } from './screen';
import type { AppStore } from './store';

const ownPaths = /^\/(entrance|entrance_new|error)(\/|$)/;
/** In ms, longer than the shell takes to exchange applications. */
const GRACE = 1500;

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
const OfNewFlow = ({ instead, children }: { instead: string; children: ReactNode }) =>
  session.loginPath() === '/entrance_new/login' ? children : <Redirect to={instead} />;

/** Routes without the frame (specification §2). Only the login is part of the first chunk. */
export function createRoutes(store: AppStore): RouteObject[] {
  const startedHere = ownPaths.test(window.location.pathname);
  const later = (load: LoadScreen) => laterScreen(load, store.add);
  const loadError: LoadScreen = () => import('../features/error-page');
  /** While the app is being left, the last screen stays; only an address that stays unknown is an error. */
  const isStillHere = async () => {
    const isOnTheWay = startedHere && !ownPaths.test(window.location.pathname);
    if (isOnTheWay) await new Promise<void>((resolve) => setTimeout(resolve, GRACE));
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
          element: later(() => import('../features/company-register')),
        },
        { path: '/entrance/forget', element: later(() => import('../features/forget')) },
        { path: '/entrance/organ', element: later(() => import('../features/organ-choice')) },
        { path: '/entrance/slhSignIn', element: later(() => import('../features/slh-sign-in')) },
        { path: '/entrance/invitation', element: later(() => import('../features/invitation')) },
        { path: '/entrance/undo', element: later(() => import('../features/undo')) },
        { path: '/entrance/news', element: later(() => import('../features/news-article')) },
        { path: '/entrance_new', element: <Redirect to="/entrance_new/login" /> },
        {
          path: '/entrance_new/login',
          element: (
            <OfNewFlow instead="/entrance/login">
              {later(() => import('../features/new-login'))}
            </OfNewFlow>
          ),
        },
        {
          path: '/entrance_new/forget',
          element: (
            <OfNewFlow instead="/entrance/forget">
              {later(() => import('../features/new-forget'))}
            </OfNewFlow>
          ),
        },
        { path: '/error', element: later(loadError) },
        { path: '*', element: laterScreen(loadError, store.add, isStillHere) },
      ],
    },
  ];
}
