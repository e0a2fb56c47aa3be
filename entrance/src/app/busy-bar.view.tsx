import { type createAppRouter, useDelayed } from '@edu/shared-utility';
import { useSyncExternalStore } from 'react';
import { phrases } from '../phrases';

interface Props {
  readonly router: Pick<ReturnType<typeof createAppRouter>, 'state' | 'subscribe'>;
}

/** A line at the top while the next screen is on its way. */
export function BusyBar({ router }: Props) {
  const { t } = phrases.use();
  const state = useSyncExternalStore(router.subscribe, () => router.state.navigation.state);
  const isOnTheWay = useDelayed(state === 'loading');
  return (
    <div role="status">
      {isOnTheWay && <div className="ee-busy" role="img" aria-label={t('common.slowTitle')} />}
    </div>
  );
}
