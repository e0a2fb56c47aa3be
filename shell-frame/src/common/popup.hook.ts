import { useEffect, useRef, useState } from 'react';

/**
 * State of a popup below a button of the bar: an outside event closes it, and closing it by hand returns the
 * focus.
 *
 * @param leftBy events of the document that close it when they happen outside; the same array at each call
 */
export function usePopup(leftBy: readonly ('pointerdown' | 'focusin')[]) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    for (const event of leftBy) document.addEventListener(event, closeFromOutside);
    return () => {
      for (const event of leftBy) document.removeEventListener(event, closeFromOutside);
    };
  }, [isOpen, leftBy]);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return { isOpen, setOpen, close, root, button };
}
