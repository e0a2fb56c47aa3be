import { formatDate, on } from '@edu/shared-utility';
import type { Notices } from '../layout/notices';
import { phrases } from '../phrases';

const KEY = 'network';

/**
 * Says on pages in the frame that there is no network and from when on what they show may be out of date. The line
 * goes once the apps have read again what is shown. Pages without the frame, an exam or the log-in, say it
 * themselves.
 *
 * @param isFramed whether the page that is shown stands in the frame
 */
export function noticeNetwork(notices: Notices, isFramed: () => boolean): () => void {
  /** When the network went away, as long as what is shown is that old. */
  let since: string | null = null;
  let returns = 0;
  const reads = new Set<Promise<void>>();
  const stopHearing = on('data:reread', ({ done }) => {
    reads.add(done);
    void done.then(() => reads.delete(done));
  });

  function onLeft(): void {
    if (!isFramed()) return;
    since ??= new Date().toISOString();
    const moment = since;
    notices.show(KEY, () => ({
      text: phrases.t('away.asOf', { time: formatDate(moment, 'datetime') }),
      actions: [],
    }));
  }
  async function back(): Promise<void> {
    if (since === null) return;
    returns += 1;
    const currentReturns = returns;
    notices.show(KEY, () => ({ text: phrases.t('away.reading'), actions: [] }));
    // Apps may hear of the network after this.
    await new Promise((resolve) => setTimeout(resolve));
    await Promise.all(reads);
    if (!navigator.onLine || currentReturns !== returns) return;
    since = null;
    notices.hide(KEY);
  }

  const online = () => void back();
  window.addEventListener('offline', onLeft);
  window.addEventListener('online', online);
  if (!navigator.onLine) onLeft();
  return () => {
    stopHearing();
    window.removeEventListener('offline', onLeft);
    window.removeEventListener('online', online);
  };
}
