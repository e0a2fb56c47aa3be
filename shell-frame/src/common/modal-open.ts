/** antd keeps a closed dialog or drawer in the DOM, hidden by a style or class of an ancestor. */
function isShown(dialog: Element): boolean {
  for (let element: Element | null = dialog; element; element = element.parentElement) {
    const { display, visibility } = getComputedStyle(element);
    if (display === 'none' || (element === dialog && visibility === 'hidden')) return false;
  }
  return true;
}

/** Whether a modal dialog is open. */
export const isModalOpen = (): boolean =>
  [...document.querySelectorAll('dialog[open],[role=dialog][aria-modal=true]')].some(isShown);
