import { inSight } from '@edu/shared-utility';
import { Alert } from 'antd';
import { phrases } from '../../phrases';

interface Props {
  readonly stale: { readonly name: string; readonly why: 'changed' | 'gone' } | null;
  readonly onClose: () => void;
}

/** Says that an order for a row was not carried out, and why, for as long as somebody reads it. */
export function Stale({ stale, onClose }: Props) {
  const { t } = phrases.use();
  if (!stale) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t(`order.${stale.why}`, { name: stale.name })}
      description={t('order.notDone')}
      closable={{ 'aria-label': t('order.closeNotice'), onClose }}
      style={{ ...inSight, marginBottom: 16 }}
    />
  );
}
