/** Whether the page now fills the window, as root-config has laid it out. */
export const isFullPage = (): boolean =>
  document.getElementById('edu-root')?.dataset.layout === 'full';
