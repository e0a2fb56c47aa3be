import { element, on } from '@edu/shared-utility';

/**
 * Draws the toast queue of shared-utility; only the queue decides when a toast is shown and removed. Returns a function
 * that stops it.
 */
export function drawToasts(outlet: HTMLElement): () => void {
  // An alert inside a live region would be read out twice.
  const politeRegion = element('div', {
    id: 'edu-toasts-calm',
    role: 'status',
    'aria-live': 'polite',
  });
  outlet.prepend(politeRegion);
  const shownToasts = new Map<number, HTMLElement>();
  const unsubscribeShow = on('toast:show', ({ id, kind, message }) => {
    const isError = kind === 'error';
    const attributes = { class: 'edu-toast', 'data-kind': kind, ...(isError && { role: 'alert' }) };
    const toastElement = element('div', attributes, message);
    shownToasts.set(id, toastElement);
    (isError ? outlet : politeRegion).append(toastElement);
  });
  const unsubscribeHide = on('toast:hide', ({ id }) => {
    shownToasts.get(id)?.remove();
    shownToasts.delete(id);
  });
  return () => {
    unsubscribeShow();
    unsubscribeHide();
    politeRegion.remove();
  };
}
