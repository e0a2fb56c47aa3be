import { context } from '../storage';
import { onTabVisibility } from '../tab-visibility';
import { loadUserInfo } from './loaders';

/**
 * Checks the session once when the person returns to the tab: it may have ended on the server, and then its data
 * must not stay visible. The response of an ended session leads to the log-in, as for any call. Returns a function
 * that stops it.
 */
export const watchReturn = (): (() => void) =>
  onTabVisibility((isVisible) => {
    if (!isVisible || context.get('token') === null || context.get('userInfo') === null) return;
    // An unreachable server says nothing about the session.
    loadUserInfo({ force: true, toast: false }).catch(() => {});
  });
