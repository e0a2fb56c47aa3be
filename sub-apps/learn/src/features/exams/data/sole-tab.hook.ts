import { useCallback, useEffect, useRef, useState } from 'react';

export type TabRole = 'asking' | 'mine' | 'elsewhere';

const nameOf = (id: string): string => `learn:sitting:${id}`;

/**
 * Allows only one tab of this browser to sit an exam; another tab shows a notice, may take over, and does so
 * automatically once the first is closed or has crashed. Without locks, as on http pages, tabs cannot detect each
 * other, and the newest answer wins.
 */
export function useSoleTab(id: string): { place: TabRole; takeOver: () => void } {
  const [place, setPlace] = useState<TabRole>('asking');
  const takeLock = useRef(() => {});
  useEffect(() => {
    const { locks } = navigator;
    if (!locks) {
      setPlace('mine');
      return;
    }
    const waiting = new AbortController();
    let release = (): void => {};
    let isGone = false;
    const holdLock = (): Promise<void> => {
      if (isGone) return Promise.resolve();
      setPlace('mine');
      return new Promise((resolve) => {
        release = resolve;
      });
    };
    const tabTakenOver = (): void => {
      if (!isGone) setPlace('elsewhere');
    };
    const wait = (): void =>
      void locks.request(nameOf(id), { signal: waiting.signal }, holdLock).catch(tabTakenOver);
    locks
      .request(nameOf(id), { ifAvailable: true }, (lock) => {
        if (lock) return holdLock();
        tabTakenOver();
        wait();
        return undefined;
      })
      .catch(tabTakenOver);
    takeLock.current = () => {
      waiting.abort();
      locks.request(nameOf(id), { steal: true }, holdLock).catch(tabTakenOver);
    };
    return () => {
      isGone = true;
      waiting.abort();
      release();
    };
  }, [id]);
  const takeOver = useCallback(() => takeLock.current(), []);
  return { place, takeOver };
}
