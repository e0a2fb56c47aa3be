import { useEffect, useRef, useState } from 'react';

interface FocusTarget {
  readonly id: string;
  readonly row: number;
  /** Which of the row's buttons. */
  readonly button: string;
}

/** The same button of the row, in its panel or in the list; else its first one, else the way to its details. */
function buttonAt(list: Element, { id, row, button }: FocusTarget): HTMLElement | null {
  const panel = list.querySelector<HTMLElement>(`[data-row-panel="${CSS.escape(id)}"]`);
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row-key]')];
  const same = rows.find(({ dataset }) => dataset.rowKey === id);
  const target = same ?? rows[Math.min(row, rows.length - 1)];
  const buttons = [panel, target].flatMap((element) => [
    ...(element?.querySelectorAll<HTMLElement>('[data-row-action]') ?? []),
  ]);
  const again = buttons.find(({ dataset }) => dataset.rowAction === button);
  return again ?? buttons[0] ?? target?.querySelector<HTMLElement>('[data-row-open]') ?? null;
}

/**
 * An order for a row takes its buttons out of use, and may take the row away: anyone who works by keyboard goes on at
 * the same place of the list.
 *
 * @param settled whether the list shows what came of the order
 */
export function useRowFocus(busy: readonly string[], settled: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const ordered = useRef<FocusTarget | null>(null);
  /** Where the focus was put after it. */
  const focused = useRef<HTMLElement | null>(null);
  /** The question before the order is still on the screen and keeps the focus within. */
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const focusTarget = ordered.current;
    if (!focusTarget || !settled || isAsking || busy.includes(focusTarget.id) || !list.current)
      return;
    const now = document.activeElement;
    if (now !== null && now === focused.current) return;
    const isLost = now === null || now === document.body || now.closest('.ant-modal') !== null;
    // somebody has gone on elsewhere; a row that is read again afterwards takes the focus with it
    if (!isLost || focused.current?.isConnected) {
      ordered.current = null;
      return;
    }
    focused.current = buttonAt(list.current, focusTarget);
    focused.current?.focus();
  });
  return {
    list,
    setAsking,
    order: (focusTarget: FocusTarget): void => {
      ordered.current = focusTarget;
      focused.current = null;
    },
  };
}
