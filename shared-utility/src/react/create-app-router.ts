import { createElement } from 'react';
import { createBrowserRouter, type RouteObject, useRouteError } from 'react-router-dom';
import { routerWindow } from './router-window';

export interface AppRouterOptions {
  /** The app's first path segment, `/saas`. */
  basename: string;
}

/** Hands a crash on to the app's own boundary: the router's card speaks to developers. */
function HandOn(): never {
  throw useRouteError();
}

/** A browser router that lives well beside single-spa. */
export function createAppRouter(
  routes: RouteObject[],
  options: AppRouterOptions,
): ReturnType<typeof createBrowserRouter> {
  const guarded = routes.map((route) => ({ errorElement: createElement(HandOn), ...route }));
  return createBrowserRouter(guarded as RouteObject[], {
    basename: options.basename,
    window: routerWindow(options.basename),
  });
}
