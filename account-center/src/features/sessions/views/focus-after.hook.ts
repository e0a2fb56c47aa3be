import { type RefObject, useEffect, useRef } from 'react';

/** Anyone who pressed the button of a line that is gone goes on at the next one, or at the section's heading. */
function focusNear(list: HTMLElement, at: number): void {
  const section = list.closest('section');
  const ofLines = list.querySelectorAll('button');
  const ofHead = at < 0 ? section?.querySelector('h2 ~ button') : null;
  const nextFocus = ofHead ?? ofLines[at] ?? ofLines[at - 1] ?? section?.querySelector('h2');
  if (!(nextFocus instanceof HTMLElement)) return;
  if (nextFocus.matches('h2')) nextFocus.tabIndex = -1;
  nextFocus.focus();
}

/**
 * Keeps the keyboard's place in a list whose lines end.
 *
 * @param isEnding the buttons are locked, which takes the focus from them
 * @returns to be called with the button that was pressed
 */
export function useFocusAfter(
  list: RefObject<HTMLElement | null>,
  isEnding: boolean,
): (pressed: HTMLElement) => void {
  const pressedAt = useRef<number | null>(null);
  useEffect(() => {
    const at = pressedAt.current;
    if (isEnding || at === null || !list.current) return;
    pressedAt.current = null;
    if (document.activeElement === document.body) focusNear(list.current, at);
  }, [isEnding, list]);
  return (pressed) => {
    const buttons: HTMLElement[] = [...(list.current?.querySelectorAll('button') ?? [])];
    pressedAt.current = buttons.indexOf(pressed);
  };
}
