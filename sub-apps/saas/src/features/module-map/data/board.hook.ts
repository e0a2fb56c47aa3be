import { useEffect, useState } from 'react';
import { data } from './module-data';

/** The page follows changes by itself while somebody looks at it (milliseconds). */
const AGAIN = 10_000;

function useVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}

/** How all modules are, read again and again. */
export const useBoard = () =>
  data.useModuleStatusFindQuery(undefined, { pollingInterval: useVisible() ? AGAIN : 0 });
