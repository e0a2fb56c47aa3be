import { useEffect, useRef } from 'react';
import { overlays } from '../navigation/overlays';

/** Lets Back close what this component draws over the page while `isOpen` (see `overlays`). */
export function useOverlay(close: () => void, isOpen = true): void {
  const now = useRef(close);
  now.current = close;
  useEffect(() => (isOpen ? overlays.add(() => now.current()) : undefined), [isOpen]);
}
