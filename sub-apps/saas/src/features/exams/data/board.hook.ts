import type { Sitter } from '@edu/shared-utility';
import { useVisible } from '@edu/shared-utility/data';
import { useEffect, useState } from 'react';
import { data } from '../../../common/examining-data';

const SECOND = 1000;
/** Polling interval of a running exam's board while the page is visible. */
const POLL_INTERVAL = 10 * SECOND;
export const pageSize = 50;

interface BoardParams {
  readonly id: string;
  readonly pageNum: number;
  readonly state?: Sitter['state'];
  readonly keyword?: string;
}

/** The people who take an exam, polled while it runs, with the server's clock for the remaining time. */
export function useBoard(query: BoardParams, isRunning: boolean) {
  const isVisible = useVisible();
  const isLive = isRunning && isVisible;
  const read = data.useExamBoardQuery(
    { ...query, pageSize },
    { pollingInterval: isLive ? POLL_INTERVAL : 0 },
  );
  const [tick, setTick] = useState(() => Date.now());
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setInterval(() => setTick(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isLive]);
  const [skew, setSkew] = useState(0);
  const now = read.data?.now;
  useEffect(() => {
    if (now) setSkew(Date.parse(now) - Date.now());
  }, [now]);
  return { read, board: read.data, now: tick + skew };
}
