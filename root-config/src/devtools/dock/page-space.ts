/** Where the dock would lie over the whole page anyway. */
const NARROW = '(max-width: 599.98px)';

/** Whether the window is a phone's: the dock is a sheet over its whole width then. */
export const isNarrow = (): boolean => window.matchMedia(NARROW).matches;

/** Keeps the end of the page, and the notices at its lower edge, above the open dock; 0 gives all back. */
export function reservePageSpace(height: number): void {
  const usedHeight = isNarrow() ? 0 : height;
  const { style } = document.documentElement;
  if (usedHeight > 0) style.setProperty('--edu-dock', `${usedHeight}px`);
  else style.removeProperty('--edu-dock');
  document.body.style.paddingBlockEnd = usedHeight > 0 ? `${usedHeight}px` : '';
}

/** The handle and its distance from the edge. */
const HANDLE = 52;

/** A notice is as wide as a phone: there it is above the handle, which would lie on its buttons. */
export function keepNoticesClear(): void {
  const stand = () => {
    const notices = document.getElementById('edu-notices');
    if (notices) notices.style.marginBlockEnd = isNarrow() ? `${HANDLE}px` : '';
  };
  stand();
  window.addEventListener('resize', stand);
}
