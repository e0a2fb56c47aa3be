import { reachable } from '@edu/shared-utility';

/** Goes to the first field, without one to the first button that leads on, else to the element itself. */
export function focusFirst(container: HTMLElement | null): void {
  if (!container) return;
  const all = reachable(container).filter((element) => element.closest('[data-way-out]') === null);
  const field = all.find((element) => !element.matches('button,a'));
  (field ?? all[0] ?? container).focus();
}

/** Remembers where the focus is; called again, it goes back there, or to `otherwise` where that has gone. */
export function rememberFocus(fallback: () => HTMLElement | null): () => void {
  const opener = document.activeElement;
  return () => {
    const isOpenerPresent =
      opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
    (isOpenerPresent ? opener : fallback())?.focus();
  };
}
