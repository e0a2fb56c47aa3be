import { on } from '@edu/shared-utility';
import { useEffect, useState } from 'react';
import { data } from './module-data';

/** Polling interval in milliseconds, since loads and failures change without an event. */
const POLL_INTERVAL = 10_000;

function useVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const update = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isVisible;
}

/** The state of all modules: read again when the server announces a change, and polled for loads and failures. */
export function useBoard() {
  const board = data.useModuleStatusFindQuery(undefined, {
    pollingInterval: useVisible() ? POLL_INTERVAL : 0,
  });
  const { refetch } = board;
  useEffect(() => on('import-map:told', () => void refetch()), [refetch]);
  return board;
}
