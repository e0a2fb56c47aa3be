import { page } from '../environment';
import { context } from '../storage';
import { followLogout, isEndDeferred, logoutKey } from './end';

/**
 * Follows other tabs: a log-out there logs out here, another person's log-in there reloads this page. A tab that
 * asks for the password in place only follows a log-out, since its own session has already ended. Returns a
 * function that stops it.
 */
export function watchOtherTabs(): () => void {
  let current = context.get('token');
  let renderedToken = current;
  const stop = context.subscribe('token', (token, origin) => {
    const before = current;
    current = token;
    renderedToken = token ?? renderedToken;
    if (origin === 'here' || before === null || token === before) return;
    if (isEndDeferred()) return;
    if (token === null) followLogout();
    else page.reload();
  });
  const onFarewell = (event: StorageEvent) => {
    if (event.key === logoutKey && event.newValue !== null && isEndDeferred()) followLogout();
  };
  // The browser may restore a page from before its session ended.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted && context.get('token') !== renderedToken) page.reload();
  };
  const watch = new AbortController();
  window.addEventListener('pageshow', onShow, watch);
  window.addEventListener('storage', onFarewell, watch);
  return () => {
    stop();
    watch.abort();
  };
}
