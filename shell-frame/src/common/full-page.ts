/** Whether the page fills the window, by root-config's layout. */
export const isFullPage = (): boolean =>
  document.getElementById('edu-root')?.dataset.layout === 'full';
