import { context } from '../storage';
import { loadUserInfo } from './loaders';

/**
 * Asks once whether the session still lives when somebody comes back to the tab: it may have ended on the
 * server, and what is on the screen must no longer be seen. The answer of an ended one leads to the
 * log-in as with any call. Returns how to stop.
 */
export function watchReturn(): () => void {
  const update = () => {
    if (document.visibilityState !== 'visible') return;
    if (context.get('token') === null || context.get('userInfo') === null) return;
    // out of reach it tells nothing
    loadUserInfo({ force: true, toast: false }).catch(() => {});
  };
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
}
