import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus from a removed row to the next one, or to the section's heading. */
function focusNear(list: HTMLElement, index: number): void {
  const section = list.closest('section');
  const ofLines = list.querySelectorAll('button');
  const ofHead = index < 0 ? section?.querySelector('h2 ~ button') : null;
  const nextFocus = ofHead ?? ofLines[index] ?? ofLines[index - 1] ?? section?.querySelector('h2');
  if (!(nextFocus instanceof HTMLElement)) return;
  if (nextFocus.matches('h2')) nextFocus.tabIndex = -1;
  nextFocus.focus();
}

/**
 * Keeps the focus in a list whose rows are removed by their buttons.
 *
 * @param isEnding whether the buttons are disabled, which removes the focus
 * @returns a function to call with the pressed button
 */
export function useFocusAfter(
  list: RefObject<HTMLElement | null>,
  isEnding: boolean,
): (pressed: HTMLElement) => void {
  const pressedAt = useRef<number | null>(null);
  useEffect(() => {
    const index = pressedAt.current;
    if (isEnding || index === null || !list.current) return;
    pressedAt.current = null;
    if (document.activeElement === document.body) focusNear(list.current, index);
  }, [isEnding, list]);
  return (pressed) => {
    const buttons: HTMLElement[] = [...(list.current?.querySelectorAll('button') ?? [])];
    pressedAt.current = buttons.indexOf(pressed);
  };
}
