import { useEffect, useRef } from 'react';

interface Place {
  readonly userId: string;
  readonly row: number;
  /** Which of the row's buttons. */
  readonly button: number;
}

const rowOf = (list: Element, { userId, row }: Place): Element | undefined => {
  const rows = [...list.querySelectorAll('tr[data-row-key]')];
  const same = rows.find((one) => one.getAttribute('data-row-key') === userId);
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
  useEffect(() => {
    const place = ordered.current;
    if (!place || !settled || busy.includes(place.userId) || !list.current) return;
    ordered.current = null;
    const now = document.activeElement;
    const isLost = now === null || now === document.body || now.closest('.ant-modal') !== null;
    if (!isLost) return;
    rowOf(list.current, place)?.querySelectorAll<HTMLElement>('td button')[place.button]?.focus();
  });
  return {
    list,
    order: (place: Place): void => {
      ordered.current = place;
    },
  };
}
