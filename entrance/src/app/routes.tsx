import { session } from '@edu/shared-utility';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { laterScreen } from './later-screen.view';
import { LoginPage } from './login-page.view';
import { RouteTrouble } from './route-error.view';
import type { LoadScreen } from './screen';
import type { AppStore } from './store';

const ours = /^\/(entrance|entrance_new|error)(\/|$)/;
/** Longer than the shell takes to swap apps, in ms. */
const GRACE = 1500;

const Nothing = () => null;

/** Keeps the query: the address to return to travels in it. */
function Redirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: to, search }} replace />;
}

/** The flow's login, at once: a second redirect by the guard would cost a flash. */
const ToLogin = () => <Redirect to={session.loginPath()} />;

const redirect = (to: string) => new Response(null, { status: 302, headers: { location: to } });

/** The new flow's pages log nobody in at a host of the old flow. */
const ofNewFlow =
  (instead: string) =>
  ({ request }: { request: Request }) => {
    if (session.loginPath() === '/entrance_new/login') return null;
    return redirect(instead + new URL(request.url).search);
  };

/** Routes rendered without the frame (specification §2). Only the login comes with the first load. */
export function createRoutes(store: AppStore): RouteObject[] {
  const startedHere = ours.test(window.location.pathname);
  const later = (load: LoadScreen) => laterScreen(load, store.add);
  const errorScreen = later(() => import('../features/error-page'));
  /** On the way out the last screen stays; only an address that nobody takes is an error. */
  const elsewhere = async () => {
    const isOnTheWay = startedHere && !ours.test(window.location.pathname);
    if (isOnTheWay) await new Promise((resolve) => setTimeout(resolve, GRACE));
    return store.stopped() ? { Component: Nothing } : errorScreen();
  };
  return [
    {
      errorElement: <RouteTrouble />,
      hydrateFallbackElement: <span />,
      children: [
        { path: '/entrance', element: <ToLogin /> },
        { path: '/entrance/login', element: <LoginPage /> },
        { path: '/entrance/register', lazy: later(() => import('../features/company-register')) },
        { path: '/entrance/forget', lazy: later(() => import('../features/forget')) },
        { path: '/entrance/organ', lazy: later(() => import('../features/organ-choice')) },
        { path: '/entrance/slhSignIn', lazy: later(() => import('../features/slh-sign-in')) },
        { path: '/entrance/invitation', lazy: later(() => import('../features/invitation')) },
        { path: '/entrance/undo', lazy: later(() => import('../features/undo')) },
        { path: '/entrance_new', element: <Redirect to="/entrance_new/login" /> },
        {
          path: '/entrance_new/login',
          loader: ofNewFlow('/entrance/login'),
          lazy: later(() => import('../features/new-login')),
        },
        {
          path: '/entrance_new/forget',
          loader: ofNewFlow('/entrance/forget'),
          lazy: later(() => import('../features/new-forget')),
        },
        { path: '/error', lazy: errorScreen },
        { path: '*', lazy: elsewhere },
      ],
    },
  ];
}
