import { filledFields, useOverlay } from '@edu/shared-utility';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ThemeVariables } from './theme-variables.context';

/** Popups of the page behind listen for this key on the window and cannot know that a dialog is above them. */
const stopEscape = (event: KeyboardEvent): void => {
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
 * Opens the dialog around it. It comes before the content, whose effects run later: opening moves the focus to the
 * first control, and a closed dialog gives it to none, so that the content's own focus would be lost.
 */
function Opener({ open }: { readonly open: (box: HTMLDialogElement) => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const opening = useRef(open);
  useLayoutEffect(() => {
    const box = place.current?.closest('dialog');
    if (box) opening.current(box);
  }, []);
  return <span ref={place} hidden />;
}

/**
 * The browser's native modal dialog: focus stays inside, and the page behind is inert. It is rendered outside the
 * frame's slot, which full pages hide.
 */
export function Dialog({ label, className, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const variables = useContext(ThemeVariables);
  const leaving = useRef(false);
  const before = useRef<Element | null>(null);
  useOverlay(() => onClose?.(), onClose !== undefined);
  useEffect(() => {
    const box = dialog.current;
    leaving.current = false;
    document.addEventListener('keydown', stopEscape);
    return () => {
      leaving.current = true;
      document.removeEventListener('keydown', stopEscape);
      box?.close();
      if (before.current instanceof HTMLElement) before.current.focus();
    };
  }, []);
  const open = (box: HTMLDialogElement) => {
    before.current = document.activeElement;
    box.showModal();
  };
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
        <Opener open={open} />
        {children}
      </dialog>
    </div>,
    document.body,
  );
}
