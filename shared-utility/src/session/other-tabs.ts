import { page } from '../environment';
import { context } from '../storage';
import { followLogout, isEndDeferred, logoutKey } from './end';

/**
 * Follows what other tabs do to the session: a log-out there logs out here, another person's
 * log-in there reloads this page. A tab that waits for a log-in in place gives way to a person who
 * logs out, and to nothing else: a session found ended there has ended here already. Returns how to stop.
 */
export function watchOtherTabs(): () => void {
  let current = context.get('token');
  let drawnFor = current;
  const stop = context.subscribe('token', (token, origin) => {
    const before = current;
    current = token;
    drawnFor = token ?? drawnFor;
    if (origin === 'here' || before === null || token === before) return;
    if (isEndDeferred()) return;
    if (token === null) followLogout();
    else page.reload();
  });
  const onFarewell = (event: StorageEvent) => {
    if (event.key === logoutKey && event.newValue !== null && isEndDeferred()) followLogout();
  };
  // The browser may bring back a page as it was drawn before its session ended.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted && context.get('token') !== drawnFor) page.reload();
  };
  const watch = new AbortController();
  window.addEventListener('pageshow', onShow, watch);
  window.addEventListener('storage', onFarewell, watch);
  return () => {
    stop();
    watch.abort();
  };
}
