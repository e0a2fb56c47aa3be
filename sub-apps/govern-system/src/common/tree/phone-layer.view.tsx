import { Modal } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Details of a row that fill the window on a phone. */
export function PhoneLayer({ onClose, children }: Props) {
  return (
    <Modal
      open
      footer={null}
      closable={false}
      width="100%"
      style={{ top: 0, maxWidth: '100vw', margin: 0, padding: 0 }}
      styles={{ container: { minHeight: '100dvh', borderRadius: 0 } }}
      onCancel={onClose}
    >
      {children}
    </Modal>
  );
}
