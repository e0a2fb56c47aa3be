import { useDelayed, usePending } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** A progress bar at the top while the next screen is loading. */
export function BusyBar() {
  const { t } = phrases.use();
  const isNavigating = useDelayed(usePending());
  return (
    <div role="status">
      {isNavigating && <div className="ee-busy" role="img" aria-label={t('common.slowTitle')} />}
    </div>
  );
}
