import { useEffect, useRef, useState } from 'react';

interface Place {
  readonly id: string;
  readonly row: number;
  /** Which of the row's buttons. */
  readonly button: string;
}

const rowOf = (list: Element, { id, row }: Place): Element | undefined => {
  const rows = [...list.querySelectorAll('[data-row-key]')];
  const same = rows.find((one) => one.getAttribute('data-row-key') === id);
  return same ?? rows[Math.min(row, rows.length - 1)];
};

/**
 * An order for a row takes its buttons out of use, and may take the row away: whoever works by keyboard goes on at
 * the same place of the list.
 *
 * @param settled whether the list shows what came of the order
 */
export function useRowFocus(busy: readonly string[], settled: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const ordered = useRef<Place | null>(null);
  /** Where the focus was put after it. */
  const focused = useRef<HTMLElement | null>(null);
  /** The question before the order is still on the screen and keeps the focus within. */
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const place = ordered.current;
    if (!place || !settled || isAsking || busy.includes(place.id) || !list.current) return;
    const now = document.activeElement;
    if (now !== null && now === focused.current) return;
    const isLost = now === null || now === document.body || now.closest('.ant-modal') !== null;
    // somebody has gone on elsewhere; a row that is read again afterwards takes the focus with it
    if (!isLost || focused.current?.isConnected) {
      ordered.current = null;
      return;
    }
    const buttons = rowOf(list.current, place)?.querySelectorAll<HTMLElement>('[data-row-action]');
    const same = [...(buttons ?? [])].find((one) => one.dataset.rowAction === place.button);
    focused.current = same ?? buttons?.[0] ?? null;
    focused.current?.focus();
  });
  return {
    list,
    setAsking,
    order: (place: Place): void => {
      ordered.current = place;
      focused.current = null;
    },
  };
}
