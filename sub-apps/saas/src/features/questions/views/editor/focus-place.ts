import { idOfPlace } from '../../data/field-positions';

/** The element of a field, or of its nearest ancestor field. */
function elementOf(path: string): HTMLElement | null {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const element = document.getElementById(idOfPlace(steps.slice(0, length).join('.')));
    if (element) return element;
  }
  return null;
}

/** Focuses the first of these fields in the order of the page. */
export function focusPlace(paths: readonly string[]): void {
  const [first] = paths
    .map(elementOf)
    .filter((element) => element !== null)
    .sort((a, other) =>
      a.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
    );
  first?.scrollIntoView?.({ block: 'center' });
  first?.focus({ preventScroll: true });
}
