import { useOverlay } from '@edu/shared-utility';
import { Modal } from 'antd';
import { type ReactElement, useState } from 'react';

export interface Question {
  readonly title: string;
  readonly content?: string;
  /** On the button that goes on. */
  readonly okText: string;
  readonly cancelText: string;
  readonly danger?: boolean;
  onOk(): void;
  /** However it was answered. */
  afterClose?(): void;
}

/**
 * Asks before something that cannot be taken back: the focus is on the way out, and Back is a no as well.
 *
 * @returns what asks, and the place in the page that its questions need
 */
export function useQuestion(): readonly [(question: Question) => void, ReactElement] {
  const [modal, questions] = Modal.useModal();
  const [open, setOpen] = useState<{ destroy(): void } | null>(null);
  useOverlay(() => open?.destroy(), open !== null);
  const ask = ({ danger = false, onOk, afterClose, ...words }: Question): void => {
    const dialog = modal.confirm({
      ...words,
      okButtonProps: { danger },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => {
        // what is asked about may take the question along before it has closed
        setOpen(null);
        onOk();
      },
      afterClose: () => {
        setOpen((now) => (now === dialog ? null : now));
        afterClose?.();
      },
    });
    setOpen(dialog);
  };
  return [ask, questions];
}
