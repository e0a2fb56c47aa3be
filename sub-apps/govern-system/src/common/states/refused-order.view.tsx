import { inSight } from '@edu/shared-utility';
import { Alert } from 'antd';
import { phrases } from '../../phrases';

/** Why an order was not carried out: the row, or the place that it should go to, is not what the page showed. */
export type StaleOrder =
  | { readonly name: string; readonly why: 'changed' | 'gone' }
  | { readonly name: string; readonly why: 'misplaced'; readonly reason: string };

interface Props {
  readonly stale: StaleOrder | null;
  readonly onClose: () => void;
}

/** Says that an order for a row was not carried out, and why, for as long as somebody reads it. */
export function RefusedOrder({ stale, onClose }: Props) {
  const { t } = phrases.use();
  if (!stale) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t(`order.${stale.why}`, { reason: '', ...stale })}
      description={t('order.notDone')}
      closable={{ 'aria-label': t('order.closeNotice'), onClose }}
      style={{ ...inSight, marginBottom: 16 }}
    />
  );
}
