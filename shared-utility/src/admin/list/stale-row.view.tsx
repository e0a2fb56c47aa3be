import { inSight } from '@edu/shared-utility';
import { Alert } from 'antd';
import { phrases } from '../phrases';
import type { StaleRow as Stale } from './row-orders.hook';

interface Props {
  stale: Stale | null;
  onClose: () => void;
}

/** Says that an order for a row was not carried out, and why, for as long as somebody reads it. */
export function StaleRow({ stale, onClose }: Props) {
  const { t } = phrases.use();
  if (!stale) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t(stale.why, { name: stale.name })}
      description={t('notDone')}
      closable={{ 'aria-label': t('closeNotice'), onClose }}
      style={{ ...inSight, marginBottom: 16 }}
    />
  );
}
