import { useOverlay } from '@edu/shared-utility';
import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { phrases } from '../phrases';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel beside the paper in a wide window, a drawer on a phone. */
export function SideSheet({ title, onClose, children }: Props) {
  const { t } = phrases.use();
  useOverlay(onClose);
  return (
    <Modal
      open
      title={title}
      cancelText={t('close')}
      footer={(_, { CancelBtn }) => <CancelBtn />}
      onCancel={onClose}
    >
      {children}
    </Modal>
  );
}
