import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { routerWindow } from './router-window';

export interface AppRouterOptions {
  /** The app's first path segment, `/saas`. */
  basename: string;
}

/** A browser router that lives well beside single-spa. */
export function createAppRouter(
  routes: RouteObject[],
  options: AppRouterOptions,
): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(routes, {
    basename: options.basename,
    window: routerWindow(options.basename),
  });
}
