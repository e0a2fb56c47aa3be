import { type ReactNode, useEffect, useRef } from 'react';

interface DialogProps {
  readonly label: string;
  readonly className?: string;
  /** Escape or a click beside the dialog; without it the dialog has to be answered. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: focus stays inside, the page behind it is inert. */
export function Dialog({ label, className, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    const before = document.activeElement;
    box?.showModal();
    return () => {
      box?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and comes as a cancel event
    <dialog
      ref={dialog}
      className={`esf-dialog ${className ?? ''}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}
