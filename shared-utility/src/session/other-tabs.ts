import { page } from '../environment';
import { context } from '../storage';
import { endByLogout } from './end';

/**
 * Follows what other tabs do to the session: a log-out there logs out here, another person's
 * log-in there reloads this page. Returns how to stop.
 */
export function watchOtherTabs(): () => void {
  let token = context.get('token');
  let drawnFor = token;
  const stopOwn = context.subscribe('token', (value) => {
    token = value;
    drawnFor = value ?? drawnFor;
  });
  // A storage event tells of other tabs only; our own subscription above runs for both.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== 'token') return;
    const now = context.get('token');
    if (now === token) return;
    const before = token;
    token = now;
    if (before === null) return;
    if (now === null) endByLogout();
    else page.reload();
  };
  // The browser may bring back a page as it was drawn before its session ended.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted && context.get('token') !== drawnFor) page.reload();
  };
  window.addEventListener('storage', onStorage, { capture: true });
  window.addEventListener('pageshow', onShow);
  return () => {
    stopOwn();
    window.removeEventListener('storage', onStorage, { capture: true });
    window.removeEventListener('pageshow', onShow);
  };
}
