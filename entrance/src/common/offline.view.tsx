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

/** Whether somebody has typed something that could be lost. */
const isFilled = (): boolean =>
  document.querySelector('input:not([type=checkbox],:placeholder-shown)') !== null;

/** Says that the network is gone, before anybody presses a button in vain. */
export function OfflineNotice() {
  const { t } = phrases.use();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <InlineAlert kind="warning" title={t(isFilled() ? 'common.offlineTyped' : 'common.offline')} />
  );
}
