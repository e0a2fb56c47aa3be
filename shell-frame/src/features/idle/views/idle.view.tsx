import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectIdle } from '../data/idle.slice';

const IdleDialog = lazy(() => import('./idle-dialog.view'));

/** Nothing, as long as somebody is there. */
export function Idle() {
  const idle = useSelector(selectIdle);
  if (idle.status === 'active') return null;
  return (
    <Suspense fallback={null}>
      <IdleDialog idle={idle} />
    </Suspense>
  );
}
