import { on } from '@edu/shared-utility';
import { useEffect, useState } from 'react';
import { data } from './module-data';

/** Loads and faults come without anybody's word, while somebody looks at them (milliseconds). */
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

/** How all modules are: read when the server tells of a change, and again and again for loads and faults. */
export function useBoard() {
  const board = data.useModuleStatusFindQuery(undefined, {
    pollingInterval: useVisible() ? POLL_INTERVAL : 0,
  });
  const { refetch } = board;
  useEffect(() => on('import-map:told', () => void refetch()), [refetch]);
  return board;
}
