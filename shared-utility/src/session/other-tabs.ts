import { page } from '../environment';
import { context } from '../storage';
import { endByLogout, isHeld } from './end';

/**
 * Follows what other tabs do to the session: a log-out there logs out here, another person's
 * log-in there reloads this page. Returns how to stop.
 */
export function watchOtherTabs(): () => void {
  let current = context.get('token');
  let drawnFor = current;
  const stop = context.subscribe('token', (token, origin) => {
    const before = current;
    current = token;
    drawnFor = token ?? drawnFor;
    if (origin === 'here' || before === null || token === before) return;
    if (token === null) endByLogout();
    // Whoever waits for a new log-in in place looks at it without losing the page.
    else if (!isHeld()) page.reload();
  });
  // The browser may bring back a page as it was drawn before its session ended.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted && context.get('token') !== drawnFor) page.reload();
  };
  window.addEventListener('pageshow', onShow);
  return () => {
    stop();
    window.removeEventListener('pageshow', onShow);
  };
}
