import { useDelayed, useOnTheWay } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** A line at the top while the next screen is on its way. */
export function BusyBar() {
  const { t } = phrases.use();
  const isOnTheWay = useDelayed(useOnTheWay());
  return (
    <div role="status">
      {isOnTheWay && <div className="ee-busy" role="img" aria-label={t('common.slowTitle')} />}
    </div>
  );
}
