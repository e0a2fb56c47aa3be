import { formatDate, on } from '@edu/shared-utility';
import type { Notices } from '../layout/notices';
import { phrases } from '../phrases';

const KEY = 'network';

/**
 * Shows a notice on framed pages while there is no network, with the time since when the page may be outdated. It is
 * hidden once the apps have refetched their data. Pages without the frame, such as an exam or the log-in, have notices
 * of their own.
 *
 * @param isFramed whether the current page is in the frame
 */
export function noticeNetwork(notices: Notices, isFramed: () => boolean): () => void {
  /** Start of the interruption; null once the pages have refetched. */
  let offlineSince: string | null = null;
  let reconnections = 0;
  const reads = new Set<Promise<void>>();
  const stopListening = on('data:reread', ({ done }) => {
    reads.add(done);
    void done.then(() => reads.delete(done));
  });

  function onOffline(): void {
    if (!isFramed()) return;
    offlineSince ??= new Date().toISOString();
    const moment = offlineSince;
    notices.show(KEY, () => ({
      text: phrases.t('away.asOf', { time: formatDate(moment, 'datetime') }),
      actions: [],
    }));
  }
  async function hideAfterReread(): Promise<void> {
    if (offlineSince === null) return;
    reconnections += 1;
    const thisReconnection = reconnections;
    notices.show(KEY, () => ({ text: phrases.t('away.reading'), actions: [] }));
    // Apps may handle the same event after this function, and only then begin to read.
    await new Promise((resolve) => setTimeout(resolve));
    await Promise.all(reads);
    if (!navigator.onLine || thisReconnection !== reconnections) return;
    offlineSince = null;
    notices.hide(KEY);
  }

  const onOnline = () => void hideAfterReread();
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  if (!navigator.onLine) onOffline();
  return () => {
    stopListening();
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
  };
}
