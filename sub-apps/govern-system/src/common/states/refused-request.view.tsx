import { inSight } from '@edu/shared-utility';
import { Alert } from 'antd';
import { phrases } from '../../phrases';

/** Why an action was refused: the row or the target is not as the page showed it. */
export type StaleRequest =
  | { readonly name: string; readonly why: 'changed' | 'gone' }
  | { readonly name: string; readonly why: 'misplaced'; readonly reason: string };

interface Props {
  readonly stale: StaleRequest | null;
  readonly onClose: () => void;
}

/** Shows why an action on a row was refused, until it is closed. */
export function RefusedRequest({ stale, onClose }: Props) {
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
