import { filledFields, useOverlay } from '@edu/shared-utility';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ThemeVariables } from './theme-variables.context';

/** Popups of the page behind listen for this key on the window, where they cannot know who lies on top. */
const keepFromPage = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.stopPropagation();
};

interface DialogProps {
  readonly label: string;
  readonly className?: string;
  /** Escape or a click beside the dialog; without it the dialog has to be answered. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog: focus stays inside, the page behind it is inert. It is outside
 * the frame's slot, which full pages hide.
 */
export function Dialog({ label, className, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const variables = useContext(ThemeVariables);
  const leaving = useRef(false);
  useOverlay(() => onClose?.(), onClose !== undefined);
  useEffect(() => {
    const box = dialog.current;
    const before = document.activeElement;
    box?.showModal();
    leaving.current = false;
    document.addEventListener('keydown', keepFromPage);
    return () => {
      leaving.current = true;
      document.removeEventListener('keydown', keepFromPage);
      box?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return createPortal(
    <div {...filledFields} className="esf" data-app="shell-frame" style={variables}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and comes as a cancel event */}
      <dialog
        ref={dialog}
        className={`esf-dialog ${className ?? ''}`}
        aria-label={label}
        onCancel={(event) => {
          event.preventDefault();
          onClose?.();
        }}
        // A second Escape closes whatever the page says; what has to be answered opens again.
        onClose={() => {
          if (dialog.current?.isConnected && !leaving.current) dialog.current.showModal();
        }}
        onClick={(event) => {
          if (event.target === dialog.current) onClose?.();
        }}
      >
        {children}
      </dialog>
    </div>,
    document.body,
  );
}
