/** antd keeps a closed dialog or drawer, hidden by a style or a class of an ancestor. */
function isShown(dialog: Element): boolean {
  for (let at: Element | null = dialog; at; at = at.parentElement) {
    const { display, visibility } = getComputedStyle(at);
    if (display === 'none' || (at === dialog && visibility === 'hidden')) return false;
  }
  return true;
}

/** Whether something lies over the page that has to be answered first. */
export const isModalOpen = (): boolean =>
  [...document.querySelectorAll('dialog[open],[role=dialog][aria-modal=true]')].some(isShown);
