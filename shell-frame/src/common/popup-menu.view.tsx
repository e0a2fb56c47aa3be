import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from './link.view';
import { menuRows, onMenuKey } from './menu-keys';
import { usePopup } from './popup.hook';

const closingEvents = ['pointerdown'] as const;

export interface PopupChoice {
  readonly key: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onSelect: () => void;
}

export interface PopupItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** If set, the item is a radio item and this is its state. */
  readonly checked?: boolean;
  /** If set, the item is a switch and this is its state; the menu stays open. */
  readonly isOn?: boolean;
  /** If set, the item is a row of choices under its name; the menu stays open. */
  readonly choices?: readonly PopupChoice[];
  readonly lang?: string;
  /** Whether a line above it starts a new group. */
  readonly hasDividerAbove?: boolean;
  /** An address makes the item a real anchor; with `onSelect`, a plain click only calls that. */
  readonly to?: string;
  readonly onSelect?: () => void;
}

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

function PopupRow({ item, onChoose }: { item: PopupItem; onChoose: () => void }) {
  const content = (
    <>
      {item.icon}
      <span className="esf-popup-label">{item.label}</span>
    </>
  );
  const common = {
    className: 'esf-popup-row',
    tabIndex: -1,
    lang: item.lang,
    'data-apart': item.hasDividerAbove || undefined,
  };
  if (item.choices) {
    return (
      <div className="esf-popup-set" data-apart={item.hasDividerAbove || undefined}>
        {content}
        <fieldset className="esf-choices" aria-label={String(item.label)}>
          {item.choices.map(({ key, label, checked, onSelect }) => (
            <button
              key={key}
              type="button"
              role="menuitemradio"
              aria-checked={checked}
              tabIndex={-1}
              onClick={onSelect}
            >
              {label}
            </button>
          ))}
        </fieldset>
      </div>
    );
  }
  if (item.to !== undefined) {
    return (
      <Link
        {...common}
        role="menuitem"
        to={item.to}
        onFollow={onChoose}
        inPlace={Boolean(item.onSelect)}
      >
        {content}
      </Link>
    );
  }
  if (item.isOn !== undefined) {
    return (
      <button
        {...common}
        type="button"
        role="menuitemcheckbox"
        aria-checked={item.isOn}
        onClick={onChoose}
      >
        {content}
        <span className="esf-switch" aria-hidden="true" />
      </button>
    );
  }
  if (item.checked === undefined) {
    return (
      <button {...common} type="button" role="menuitem" onClick={onChoose}>
        {content}
      </button>
    );
  }
  return (
    <button
      {...common}
      type="button"
      role="menuitemradio"
      aria-checked={item.checked}
      onClick={onChoose}
    >
      {content}
    </button>
  );
}
