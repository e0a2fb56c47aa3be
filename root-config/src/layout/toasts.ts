import { element, on } from '@edu/shared-utility';

/**
 * Draws the toast queue of shared-utility; the queue alone decides when one comes and goes.
 * Returns a function that stops it.
 */
export function drawToasts(outlet: HTMLElement): () => void {
  const shown = new Map<number, HTMLElement>();
  const offShow = on('toast:show', ({ id, kind, message }) => {
    const role = kind === 'error' ? 'alert' : 'status';
    const drawn = element('div', { class: 'edu-toast', 'data-kind': kind, role }, message);
    shown.set(id, drawn);
    outlet.append(drawn);
  });
  const offHide = on('toast:hide', ({ id }) => {
    shown.get(id)?.remove();
    shown.delete(id);
  });
  return () => {
    offShow();
    offHide();
  };
}
