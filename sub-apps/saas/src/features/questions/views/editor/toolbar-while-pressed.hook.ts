import { useEffect } from 'react';

const focusedText = '.rich-text-editor[data-compact]:focus-within';

/**
 * Keeps the toolbar of the focused text until a click outside of it is over: hidden at mousedown it would move what is
 * below, and the browser sends no click where the mouse was released on another element.
 */
export function useToolbarWhilePressed(): void {
  useEffect(() => {
    let pressed: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = (): void => {
      clearTimeout(timer);
      delete pressed?.dataset.pressed;
      pressed = null;
    };
    const onMouseDown = (): void => {
      release();
      pressed = document.querySelector<HTMLElement>(focusedText);
      if (pressed) pressed.dataset.pressed = '';
    };
    // The click follows mouseup.
    const onMouseUp = (): void => {
      timer = setTimeout(release);
    };
    document.addEventListener('mousedown', onMouseDown, { capture: true });
    document.addEventListener('mouseup', onMouseUp, { capture: true });
    return () => {
      release();
      document.removeEventListener('mousedown', onMouseDown, { capture: true });
      document.removeEventListener('mouseup', onMouseUp, { capture: true });
    };
  }, []);
}
