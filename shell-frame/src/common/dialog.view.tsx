import { filledFields, useOverlay } from '@edu/shared-utility';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ThemeVariables } from './theme-variables.context';

/** Popups of the page behind listen for this key on the window and cannot know that a dialog is above them. */
const keepFromPage = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.stopPropagation();
};

interface DialogProps {
  readonly label: string;
  readonly className?: string;
  /** Called for Escape or a click beside the dialog; without it the dialog has to be answered. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's native modal dialog: focus stays inside, and the page behind is inert. It is rendered outside the
 * frame's slot, which full pages hide.
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
        // A second Escape closes a dialog whatever its handler does; one that has to be answered is opened again.
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
