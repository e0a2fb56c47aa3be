import { reachable } from '@edu/shared-utility';

/** Focuses the first field, else the first primary button, else the element itself. */
export function focusFirst(container: HTMLElement | null): void {
  if (!container) return;
  const focusable = reachable(container).filter(
    (element) => element.closest('[data-way-out]') === null,
  );
  const field = focusable.find((element) => !element.matches('button,a'));
  (field ?? focusable[0] ?? container).focus();
}

/** Stores the focused element; the returned function focuses it again, or `otherwise` if it is gone. */
export function rememberFocus(fallback: () => HTMLElement | null): () => void {
  const opener = document.activeElement;
  return () => {
    const isOpenerPresent =
      opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
    (isOpenerPresent ? opener : fallback())?.focus();
  };
}
