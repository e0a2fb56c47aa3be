import { useEffect, useLayoutEffect, useRef } from 'react';

/** Style of text for screen readers only. */
export const unseen = { position: 'absolute', clipPath: 'inset(50%)' } as const;

const rowOf = (id: string) => document.querySelector(`[data-row-key="${CSS.escape(id)}"]`);

/** Moves the focus to the details, and back to the row when they are closed. */
export function usePanelFocus(rowId: string) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasBeenOpened = useRef(false);
  const shownRowId = useRef(rowId);
  shownRowId.current = rowId;
  useEffect(() => {
    // With the panel open, the rows are narrower and wrap into more lines.
    rowOf(rowId)?.scrollIntoView?.({ block: 'nearest' });
    // The button to the next row keeps the focus while it is enabled.
    if (!box.current?.contains(document.activeElement)) heading.current?.focus();
  }, [rowId]);
  useLayoutEffect(() => {
    const panel = box.current;
    return () => {
      hasBeenOpened.current = panel?.contains(document.activeElement) ?? false;
    };
  }, []);
  useEffect(
    () => () => {
      if (!hasBeenOpened.current && document.activeElement !== document.body) return;
      rowOf(shownRowId.current)?.querySelector<HTMLElement>('[data-row-open]')?.focus();
    },
    [],
  );
  return { box, heading };
}
