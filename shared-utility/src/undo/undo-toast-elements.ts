import { element } from '../page-card';
import { cspNonce } from '../react/style-sheet';
import { undoStyles } from './undo-styles';

/** Container inside the page's live region for toasts, which outlives every app. */
export function toastContainer(): HTMLElement {
  const existingElement = document.getElementById('edu-undo');
  if (existingElement) return existingElement;
  const style = element('style', {}, undoStyles);
  style.nonce = cspNonce() ?? '';
  const box = element('div', { id: 'edu-undo' });
  (document.getElementById('edu-toasts-calm') ?? document.body).append(style, box);
  return box;
}

export function button(label: string, text: string, press: () => void): HTMLButtonElement {
  const created = element('button', { type: 'button', 'aria-label': label }, text);
  created.addEventListener('click', press);
  return created;
}

/** Returns the keyboard focus from the toast to the element that had it before. */
export function rememberFocus(toastElement: HTMLElement): () => void {
  let before: EventTarget | null = null;
  toastElement.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && toastElement.contains(relatedTarget)))
      before = relatedTarget;
  });
  return () => {
    if (!toastElement.contains(document.activeElement)) return;
    const isOpenerPresent = before instanceof HTMLElement && before.isConnected;
    const focusTarget = isOpenerPresent ? before : document.getElementById('edu-content');
    if (focusTarget instanceof HTMLElement) focusTarget.focus();
  };
}
