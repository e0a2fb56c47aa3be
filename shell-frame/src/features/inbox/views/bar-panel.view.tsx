import { useOverlay } from '@edu/shared-utility';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { usePopup } from '../../../common/popup.hook';

/** Events outside that close the panel: a click, or focus that moves on with Tab. */
const leftBy = ['pointerdown', 'focusin'] as const;

interface BarPanelProps {
  /** Accessible name of the button, with the number of items. */
  readonly label: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly children: (close: () => void) => ReactNode;
}

/** A button of the bar with a panel below it that is not modal; Escape and an outside click close it. */
export function BarPanel({ label, title, icon, children }: BarPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { isOpen, setOpen, close, root, button } = usePopup(leftBy);
  useOverlay(close, isOpen);
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);

  return (
    <div className="esf-popup" ref={root}>
      <button
        type="button"
        ref={button}
        className="esf-bar-button esf-inbox-button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
      </button>
      {isOpen && (
        <div
          id={id}
          role="dialog"
          aria-label={title}
          tabIndex={-1}
          ref={panel}
          className="esf-popup-panel esf-inbox"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            close();
          }}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}

interface PanelHeadProps {
  readonly title: string;
  /** Actions for all items below. */
  readonly children?: ReactNode;
}

export const PanelHead = ({ title, children }: PanelHeadProps) => (
  <header>
    <h2>{title}</h2>
    {children}
  </header>
);
