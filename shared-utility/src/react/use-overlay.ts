import { useEffect, useRef } from 'react';
import { overlays } from '../navigation/overlays';

/** Lets Back close what this component draws over the page while `isOpen` (see `overlays`). */
export function useOverlay(close: () => void, isOpen = true): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => (isOpen ? overlays.add(() => latest.current()) : undefined), [isOpen]);
}
