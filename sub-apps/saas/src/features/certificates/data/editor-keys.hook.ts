import { useEffect, useRef } from 'react';
import type { Editor } from './editor.hook';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, [role="combobox"]');

/** Ctrl or ⌘ with S saves; with Z and Y it undoes and redoes, except in a text field, which has its own undo. */
export function useEditorKeys(editor: Editor, mayWrite: boolean): void {
  const latest = useRef(editor);
  latest.current = editor;
  useEffect(() => {
    if (!mayWrite) return;
    const press = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      const { send, undo, redo } = latest.current;
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key === 's') send();
      else if (isTyping(event.target) || (key !== 'z' && key !== 'y')) return;
      else if (isRedo) redo?.();
      else undo?.();
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [mayWrite]);
}
