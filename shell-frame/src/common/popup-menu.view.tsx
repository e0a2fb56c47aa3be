import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from './link.view';

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
  /** Given: the item is one of a set and this says whether it is the chosen one. */
  readonly checked?: boolean;
  /** Given: the item is a switch and this says whether it is on; the menu stays open. */
  readonly on?: boolean;
  /** Given: the item is this set of choices, side by side under its name; the menu stays open. */
  readonly choices?: readonly PopupChoice[];
  readonly lang?: string;
  /** A line above it begins another group. */
  readonly apart?: boolean;
  /** An address makes the item a real anchor; with `onSelect`, a plain click is that alone. */
  readonly to?: string;
  readonly onSelect?: () => void;
}

interface PopupMenuProps {
  /** Spoken name of the trigger. */
  readonly label: string;
  readonly trigger: ReactNode;
  readonly items: readonly PopupItem[];
  /** Shown above the items, for reading only. */
  readonly caption?: ReactNode;
}

const rows = (panel: HTMLElement | null): HTMLElement[] =>
  panel ? [...panel.querySelectorAll<HTMLElement>('[role^="menuitem"]')] : [];

/** Menu button after the ARIA pattern: arrows, Home, End, Escape, outside click. */
export function PopupMenu({ label, trigger, items, caption }: PopupMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const checked = panel.current?.querySelector<HTMLElement>(
      ':scope > [role="menuitemradio"][aria-checked="true"]',
    );
    (checked ?? rows(panel.current)[0])?.focus();
    const away = (event: PointerEvent): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (item: PopupItem): void => {
    if (item.on === undefined) close();
    item.onSelect?.();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const list = rows(panel.current);
    const here = list.indexOf(document.activeElement as HTMLElement);
    const next = (here + 1) % list.length;
    const previous = (here - 1 + list.length) % list.length;
    const targets: Record<string, number> = {
      ArrowDown: next,
      ArrowRight: next,
      ArrowUp: previous,
      ArrowLeft: previous,
      Home: 0,
      End: list.length - 1,
    };
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (event.key in targets) list[targets[event.key] ?? 0]?.focus();
    else return;
    if (event.key !== 'Tab') event.preventDefault();
  };

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
    'data-apart': item.apart || undefined,
  };
  if (item.choices) {
    return (
      <div className="esf-popup-set" data-apart={item.apart || undefined}>
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
  if (item.on !== undefined) {
    return (
      <button
        {...common}
        type="button"
        role="menuitemcheckbox"
        aria-checked={item.on}
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
