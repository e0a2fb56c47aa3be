import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { menuRows, onMenuKey } from './menu-keys';
import { usePopup } from './popup.hook';
import { type PopupItem, PopupRow } from './popup-row.view';

const closingEvents = ['pointerdown'] as const;

interface PopupMenuProps {
  /** Accessible name of the trigger. */
  readonly label: string;
  readonly trigger: ReactNode;
  readonly items: readonly PopupItem[];
  /** Read-only content above the items. */
  readonly caption?: ReactNode;
}

/** Menu button by the ARIA pattern: arrows, Home, End, Escape, outside click. */
export function PopupMenu({ label, trigger, items, caption }: PopupMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { isOpen: open, setOpen, close, root, button } = usePopup(closingEvents);

  useEffect(() => {
    if (!open) return;
    const checked = panel.current?.querySelector<HTMLElement>(
      ':scope > [role="menuitemradio"][aria-checked="true"]',
    );
    (checked ?? menuRows(panel.current)[0])?.focus();
  }, [open]);

  const choose = (item: PopupItem): void => {
    if (item.isOn === undefined) close();
    item.onSelect?.();
  };
  const onKeyDown = (event: KeyboardEvent): void =>
    onMenuKey(event, panel.current, { close, leave: () => setOpen(false) });

  return (
    <div className="esf-popup" ref={root}>
      <button
        type="button"
        ref={button}
        className="esf-bar-button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {trigger}
      </button>
      {open && (
        <div className="esf-popup-panel">
          {caption}
          <div
            id={id}
            role="menu"
            aria-label={label}
            tabIndex={-1}
            ref={panel}
            onKeyDown={onKeyDown}
          >
            {items.map((item) => (
              <PopupRow key={item.key} item={item} onChoose={() => choose(item)} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
