const usable = ':is(input,textarea,select,button,a[href]):not(:disabled):not([tabindex="-1"])';

/** Focusable elements within an element, in order, except those under `hidden`. */
export const reachable = (container: Element): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(usable)].filter(
    (element) => element.closest('[hidden]') === null,
  );

interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly currentTarget: Element;
  preventDefault(): void;
}

/** For `onKeyDown` of a dialog: keeps Tab inside it, where the browser would leave the page at its ends. */
export function keepTabWithin(event: PressedKey): void {
  if (event.key !== 'Tab') return;
  const focusable = reachable(event.currentTarget);
  const [first, last] = [focusable[0], focusable.at(-1)];
  const focusedElement = document.activeElement;
  const next = event.shiftKey ? focusedElement === first && last : focusedElement === last && first;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
