import { LazyView, lazyPart } from '@edu/shared-utility';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { leaveChosen, selectIdle } from '../data/idle.slice';

const dialog = lazyPart('shell-frame', () => import('./idle-dialog.view'));

/** In ms: long after the first render, long before the idle limit. */
const PREFETCH_DELAY_MS = 30_000;

/** Renders nothing while the session is active. */
export function Idle() {
  const dispatch = useDispatch();
  const idle = useSelector(selectIdle);
  // Prefetched, because after sleep a computer may lock before its network is back.
  useEffect(() => {
    const timer = setTimeout(() => void dialog.fetch().catch(() => {}), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (idle.status === 'active') return null;
  // Without the dialog's chunk a locked page is left; a failed warning is retried with the lock.
  const leave = () => {
    if (idle.status === 'locked') dispatch(leaveChosen());
  };
  return <LazyView key={idle.status} part={dialog} partProps={{ idle }} onFailed={leave} />;
}
