/** Below this width the dock covers the whole page. */
const PHONE_QUERY = '(max-width: 599.98px)';

/** Whether the window is a phone's: the dock is a sheet over its whole width then. */
export const isNarrow = (): boolean => window.matchMedia(PHONE_QUERY).matches;

/**
 * Reserves space for the open dock, so that the page's end and the notices stay visible above it; 0 releases it.
 */
export function reservePageSpace(height: number): void {
  const usedHeight = isNarrow() ? 0 : height;
  const { style } = document.documentElement;
  if (usedHeight > 0) style.setProperty('--edu-dock', `${usedHeight}px`);
  else style.removeProperty('--edu-dock');
  document.body.style.paddingBlockEnd = usedHeight > 0 ? `${usedHeight}px` : '';
}

/** Height of the dock's button with its distance from the edge, in pixels. */
const BUTTON_SPACE = 52;

/** On a phone a notice is as wide as the window, so it goes above the dock's button instead of under it. */
export function liftNotices(): void {
  const placePage = () => {
    const notices = document.getElementById('edu-notices');
    if (notices) notices.style.marginBlockEnd = isNarrow() ? `${BUTTON_SPACE}px` : '';
  };
  placePage();
  window.addEventListener('resize', placePage);
}
