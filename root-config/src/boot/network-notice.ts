import { formatDate, on } from '@edu/shared-utility';
import type { Notices } from '../layout/notices';
import { phrases } from '../phrases';

const KEY = 'network';

export interface NetworkNotice {
  /** Shows or hides the notice for the page that is shown now. */
  onNavigation(): void;
  stop(): void;
}

/**
 * Shows a notice on framed pages while there is no network, with the time since when the page may be outdated. It is
 * hidden once the apps have refetched their data. Pages without the frame, such as an exam or the log-in, have notices
 * of their own.
 *
 * @param isFramed whether the current page is in the frame
 */
export function noticeNetwork(notices: Notices, isFramed: () => boolean): NetworkNotice {
  /** Start of the interruption; null once the pages have refetched. */
  let offlineSince: string | null = null;
  let isRereading = false;
  let isShown = false;
  let reconnections = 0;
  const pendingReads = new Set<Promise<void>>();
  const stopListening = on('data:reread', ({ done }) => {
    pendingReads.add(done);
    void done.then(() => pendingReads.delete(done));
  });

  function refresh(): void {
    const moment = offlineSince;
    isShown = moment !== null && isFramed();
    if (moment === null || !isShown) {
      notices.hide(KEY);
      return;
    }
    const text = isRereading
      ? () => phrases.t('away.reading')
      : () => phrases.t('away.asOf', { time: formatDate(moment, 'datetime') });
    notices.show(KEY, () => ({ text: text(), actions: [] }));
  }
  function onOffline(): void {
    offlineSince ??= new Date().toISOString();
    isRereading = false;
    refresh();
  }
  async function hideAfterReread(): Promise<void> {
    if (offlineSince === null) return;
    reconnections += 1;
    const thisReconnection = reconnections;
    isRereading = true;
    refresh();
    // Apps may handle the same event after this function, and only then begin to read.
    await new Promise((resolve) => setTimeout(resolve));
    await Promise.all(pendingReads);
    if (!navigator.onLine || thisReconnection !== reconnections) return;
    offlineSince = null;
    refresh();
  }

  const onOnline = () => void hideAfterReread();
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  if (!navigator.onLine) onOffline();
  return {
    onNavigation() {
      // A notice that stays is not drawn again, or screen readers would read it out on every page.
      if (offlineSince !== null && isShown !== isFramed()) refresh();
    },
    stop() {
      stopListening();
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    },
  };
}
