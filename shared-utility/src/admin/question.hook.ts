import { useOverlay } from '@edu/shared-utility';
import { Modal } from 'antd';
import { type ReactElement, useState } from 'react';

export interface Question {
  readonly title: string;
  readonly content?: string;
  /** Label of the confirming button. */
  readonly okText: string;
  /** By default antd's own word. */
  readonly cancelText?: string;
  readonly danger?: boolean;
  onOk(): void;
  /** Called after any answer. */
  afterClose?(): void;
}

/**
 * Asks for confirmation before what cannot be undone; the focus is on Cancel, and Back cancels too.
 *
 * @returns what asks, and the place in the page that its questions need
 */
export function useQuestion(): readonly [(question: Question) => void, ReactElement] {
  const [modal, questions] = Modal.useModal();
  const [open, setOpen] = useState<{ destroy(): void } | null>(null);
  useOverlay(() => open?.destroy(), open !== null);
  const openQuestion = ({ danger = false, onOk, afterClose, ...words }: Question): void => {
    const dialog = modal.confirm({
      ...words,
      okButtonProps: { danger },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => {
        // The confirmed action may unmount the dialog before it has closed.
        setOpen(null);
        onOk();
      },
      afterClose: () => {
        setOpen((current) => (current === dialog ? null : current));
        afterClose?.();
      },
    });
    setOpen(dialog);
  };
  return [openQuestion, questions];
}
