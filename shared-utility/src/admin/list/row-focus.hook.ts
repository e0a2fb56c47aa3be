import { useEffect, useRef, useState } from 'react';

interface FocusTarget {
  readonly id: string;
  readonly row: number;
  /** Name of the row's button. */
  readonly button: string;
}

/**
 * The row's button of that name, in its panel or in the list; else its first button, else the link to its details.
 */
function buttonAt(list: Element, { id, row, button }: FocusTarget): HTMLElement | null {
  const panel = list.querySelector<HTMLElement>(`[data-row-panel="${CSS.escape(id)}"]`);
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row-key]')];
  const sameRow = rows.find(({ dataset }) => dataset.rowKey === id);
  const target = sameRow ?? rows[Math.min(row, rows.length - 1)];
  const buttons = [panel, target].flatMap((element) => [
    ...(element?.querySelectorAll<HTMLElement>('[data-row-action]') ?? []),
  ]);
  const actionButton = buttons.find(({ dataset }) => dataset.rowAction === button);
  return (
    actionButton ?? buttons[0] ?? target?.querySelector<HTMLElement>('[data-row-open]') ?? null
  );
}

/**
 * Restores the focus after a row's action, which disables the row's buttons and may remove the row, so that
 * keyboard users stay at the same place of the list.
 *
 * @param settled whether the list shows the result of the request
 */
export function useRowFocus(busy: readonly string[], settled: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const target = useRef<FocusTarget | null>(null);
  /** The element that got the focus afterwards. */
  const focused = useRef<HTMLElement | null>(null);
  /** The confirmation is still open and traps the focus. */
  const [isQuestionOpen, setAsking] = useState(false);
  useEffect(() => {
    const focusTarget = target.current;
    if (
      !focusTarget ||
      !settled ||
      isQuestionOpen ||
      busy.includes(focusTarget.id) ||
      !list.current
    )
      return;
    const focusedElement = document.activeElement;
    if (focusedElement !== null && focusedElement === focused.current) return;
    const isLost =
      focusedElement === null ||
      focusedElement === document.body ||
      focusedElement.closest('.ant-modal') !== null;
    // The person has moved on; or the focused row was rendered again and has kept the focus.
    if (!isLost || focused.current?.isConnected) {
      target.current = null;
      return;
    }
    focused.current = buttonAt(list.current, focusTarget);
    focused.current?.focus();
  });
  return {
    list,
    setAsking,
    remember: (focusTarget: FocusTarget): void => {
      target.current = focusTarget;
      focused.current = null;
    },
  };
}
