/** antd keeps a closed dialog, hidden by a style. */
const hidden = '[style*="display: none"]';

/** Whether something stands over the page that has to be answered first. */
export const isModalOpen = (): boolean =>
  [...document.querySelectorAll('dialog[open],[role=dialog][aria-modal=true]')].some(
    (dialog) => dialog.closest(hidden) === null,
  );
