import type { ReactNode } from 'react';
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

export function PopupRow({ item, onChoose }: { item: PopupItem; onChoose: () => void }) {
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
