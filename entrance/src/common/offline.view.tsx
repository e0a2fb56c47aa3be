import { useSyncExternalStore } from 'react';
import { phrases } from '../phrases';
import { InlineAlert } from './inline-alert.view';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether there is input that a reload would lose. */
const isFilled = (): boolean =>
  document.querySelector('input:not([type=checkbox],:placeholder-shown)') !== null;

/** A notice that there is no network, before a submit fails. */
export function OfflineNotice() {
  const { t } = phrases.use();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <InlineAlert kind="warning" title={t(isFilled() ? 'common.offlineTyped' : 'common.offline')} />
  );
}
