import type { KeyboardEvent } from 'react';

interface MenuExits {
  /** Closes the menu and returns the focus to its button. */
  readonly close: () => void;
  /** Closes the menu while the focus moves elsewhere. */
  readonly leave: () => void;
}

export const menuRows = (panel: HTMLElement | null): HTMLElement[] =>
  panel ? [...panel.querySelectorAll<HTMLElement>('[role^="menuitem"]')] : [];

/** Keys of a menu by the ARIA pattern: arrows, Home, End, Escape, Tab. */
export function onMenuKey(
  event: KeyboardEvent,
  panel: HTMLElement | null,
  menuEnds: MenuExits,
): void {
  const list = menuRows(panel);
  const focusedIndex = list.indexOf(document.activeElement as HTMLElement);
  const next = (focusedIndex + 1) % list.length;
  const previous = (focusedIndex - 1 + list.length) % list.length;
  const targets: Record<string, number> = {
    ArrowDown: next,
    ArrowRight: next,
    ArrowUp: previous,
    ArrowLeft: previous,
    Home: 0,
    End: list.length - 1,
  };
  if (event.key === 'Escape') menuEnds.close();
  else if (event.key === 'Tab') menuEnds.leave();
  else if (event.key in targets) list[targets[event.key] ?? 0]?.focus();
  else return;
  if (event.key !== 'Tab') event.preventDefault();
}
