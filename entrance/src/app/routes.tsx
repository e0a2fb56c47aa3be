import type { Phrases } from '@edu/shared-utility';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { LoginPage } from './login-page.view';
import { RouteTrouble } from './route-trouble.view';
import type { AppStore, StorePart } from './store';

/** The face of a screen that comes in a chunk of its own. */
interface Screen extends Partial<StorePart> {
  readonly Page: ComponentType;
  readonly phrases: Pick<Phrases<never>, 'load'>;
}

const ours = /^\/(entrance|entrance_new|error)(\/|$)/;
/** In ms. */
const GRACE = 1500;
const Nothing = () => null;

/** Keeps the query: the address to return to travels in it. */
function Redirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: to, search }} replace />;
}

/** Routes rendered without the frame (specification §2). Only the login comes with the first load. */
export function createRoutes(store: AppStore): RouteObject[] {
  const started = window.location.pathname;
  const later = (load: () => Promise<{ screen: Screen }>) => async () => {
    const { slice, saga, phrases, Page } = (await load()).screen;
    if (slice && saga) store.add([{ slice, saga }]);
    await phrases.load();
    return { Component: Page };
  };
  const errorScreen = later(() => import('../features/error-page'));
  /** Longer than the shell takes to swap apps: on the way out the last screen stays. */
  const elsewhere = async () => {
    if (ours.test(started)) await new Promise((done) => setTimeout(done, GRACE));
    return store.stopped() ? { Component: Nothing } : errorScreen();
  };
  return [
    {
      errorElement: <RouteTrouble />,
      hydrateFallbackElement: <span />,
      children: [
        { path: '/entrance', element: <Redirect to="/entrance/login" /> },
        { path: '/entrance/login', element: <LoginPage /> },
        { path: '/entrance/organ', lazy: later(() => import('../features/organ-choice')) },
        { path: '/error', lazy: errorScreen },
        { path: '*', lazy: elsewhere },
      ],
    },
  ];
}
