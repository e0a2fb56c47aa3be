import { inSight } from '@edu/shared-utility';
import { Alert } from 'antd';
import { phrases } from '../phrases';
import type { StaleRow as Stale } from './row-requests.hook';

interface Props {
  stale: Stale | null;
  onClose: () => void;
}

/** Notice that an action of a row was refused, with the reason; it stays until it is closed. */
export function StaleRow({ stale, onClose }: Props) {
  const { t } = phrases.use();
  if (!stale) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t(stale.reason, { name: stale.name })}
      description={t('notDone')}
      closable={{ 'aria-label': t('closeNotice'), onClose }}
      style={{ ...inSight, marginBottom: 16 }}
    />
  );
}
