import { effectiveTiming } from '@edu/shared-utility';
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

export interface Flyout {
  readonly id: string;
  /** Distance of the entry from the window's top, in pixels. */
  readonly top: number;
}

/** At most one flyout: it opens at once on hover, and closes 300 ms after the pointer has left. */
export function useFlyout() {
  const [flyout, setFlyout] = useState<Flyout | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const open = useCallback((id: string, anchor: Element) => {
    clearTimeout(timer.current);
    setFlyout({ id, top: anchor.getBoundingClientRect().top });
  }, []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setFlyout(null);
  }, []);
  const enter = useCallback(
    (id: string, event: PointerEvent) => {
      if (event.pointerType !== 'touch') open(id, event.currentTarget);
    },
    [open],
  );
  const leave = useCallback((event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setFlyout(null), effectiveTiming().hoverMenuCloseDelay);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { flyout, open, close, enter, leave };
}
