import { useEffect, useRef } from 'react';

/** ⌘S and Ctrl-S save wherever the focus is, except in a dialog. */
export function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey) || event.altKey)
        return;
      event.preventDefault();
      if (document.querySelector('[role=dialog]') === null) latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
