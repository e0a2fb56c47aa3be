import {
  firstSegment,
  framedPersonalPaths,
  fullPagePaths,
  organChoicePath,
  publicPaths,
} from '../paths';

type Kind = 'frame' | 'form' | 'page';

const entrance = ['entrance', 'entrance_new'];

/** Guesses what the page at this address will show. */
export function pageKindOf(path: string, hasToken: boolean): Kind {
  const segment = firstSegment(path);
  if (entrance.includes(segment)) {
    return publicPaths.has(path) || path === organChoicePath ? 'form' : 'page';
  }
  if (framedPersonalPaths.has(path)) return hasToken ? 'frame' : 'form';
  if (segment === 'personal' || segment === 'error' || fullPagePaths.has(path)) return 'page';
  return hasToken || publicPaths.has(path) ? 'frame' : 'form';
}

/** Whether this address ends at the first tab of the log-in, by a redirect of the guard or directly. */
export function isFirstTab(path: string): boolean {
  if (path === '/entrance/login') return (window.history.state?.tab ?? 'password') === 'password';
  return path === '/entrance' || !entrance.includes(firstSegment(path));
}
