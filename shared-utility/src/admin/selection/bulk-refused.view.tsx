import { useOverlay } from '@edu/shared-utility';
import { Button, Modal } from 'antd';
import { phrases } from './phrases';
import type { BulkOutcome } from './run-bulk';

interface Props {
  readonly outcome: BulkOutcome<unknown>;
  readonly nameOf: (row: unknown) => string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Lists the rows that were refused, each with its reason. */
export function BulkRefused({ outcome: { done, refused }, nameOf, onRetry, onClose }: Props) {
  const { t } = phrases.use();
  useOverlay(onClose);
  return (
    <Modal
      open
      title={t('refused', { count: refused.length })}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {t('close')}
        </Button>,
        <Button key="retry" type="primary" onClick={onRetry}>
          {t('retry')}
        </Button>,
      ]}
    >
      <p>{t('refusedHint', { done })}</p>
      <ul style={{ maxHeight: 320, margin: 0, paddingInlineStart: 16, overflow: 'auto' }}>
        {refused.map(({ row, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            <strong>{nameOf(row)}</strong> — {reason}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
