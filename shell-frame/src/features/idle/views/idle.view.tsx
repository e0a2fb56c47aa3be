import { LazyView, lazyPart } from '@edu/shared-utility';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { leaveChosen, selectIdle } from '../data/idle.slice';

const dialog = lazyPart('shell-frame', () => import('./idle-dialog.view'));

/** Long after the page is drawn, long before the idle limit. */
const AHEAD_MS = 30_000;

/** Nothing, as long as somebody is there. */
export function Idle() {
  const dispatch = useDispatch();
  const idle = useSelector(selectIdle);
  // A computer that was asleep locks before its network is back.
  useEffect(() => {
    const timer = setTimeout(() => void dialog.fetch().catch(() => {}), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  if (idle.status === 'active') return null;
  // A page that cannot be hidden behind its dialog is left; a warning that did not arrive is tried again with the lock.
  const leave = () => {
    if (idle.status === 'locked') dispatch(leaveChosen());
  };
  return <LazyView key={idle.status} part={dialog} given={{ idle }} onFailed={leave} />;
}
