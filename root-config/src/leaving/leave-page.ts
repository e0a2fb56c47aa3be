import { on, type PageExit } from '@edu/shared-utility';
import { coverPage } from './away-cover';
import { isReachable } from './is-reachable';

/** Interval between two checks in ms; a browser does not notice every network that comes back. */
const CHECK_INTERVAL = 5_000;

const browser: PageExit = {
  assign: (url) => window.location.assign(url),
  reload: () => window.location.reload(),
};

/**
 * Leaves the page only when the next one can be loaded, since the browser would otherwise show its own error.
 *
 * @param exit navigates to the next page; tests replace it, because jsdom cannot navigate
 */
export function createExit(exit: PageExit = browser): PageExit {
  let isLoggedOut = false;
  /** The pending navigation; a later call replaces it. */
  let pendingExit: (() => void) | null = null;

  const leaveIfReachable = async (): Promise<boolean> => {
    const reachable = await isReachable();
    if (!reachable) return false;
    const next = pendingExit;
    // The person may choose to stay for unsaved work, and leave later.
    pendingExit = null;
    next?.();
    return true;
  };
  const wait = () => {
    const watch = new AbortController();
    const leaveWhenReachable = async () => {
      if (watch.signal.aborted) return true;
      const reachable = await leaveIfReachable();
      // A navigation that has started is not started again.
      if (reachable) watch.abort();
      return reachable;
    };
    coverPage(isLoggedOut, leaveWhenReachable);
    window.addEventListener('online', leaveWhenReachable, watch);
    const timer = window.setInterval(leaveWhenReachable, CHECK_INTERVAL);
    watch.signal.addEventListener('abort', () => window.clearInterval(timer));
  };
  const leave = (next: () => void) => {
    const isQuestionOpen = pendingExit !== null;
    pendingExit = next;
    if (!isQuestionOpen) void leaveIfReachable().then((reachable) => reachable || wait());
  };

  on('session:ended', ({ reason }) => {
    isLoggedOut = reason === 'logout';
  });
  return {
    assign: (url) => leave(() => exit.assign(url)),
    reload: () => leave(() => exit.reload()),
  };
}
