/** Where the dock would lie over the whole page anyway. */
const NARROW = '(max-width: 599.98px)';

/** Whether the window is a phone's: the dock is a sheet over its whole width then. */
export const isNarrow = (): boolean => window.matchMedia(NARROW).matches;

/** Keeps the end of the page, and the notices at its lower edge, above the open dock; 0 gives all back. */
export function makeRoom(height: number): void {
  const taken = isNarrow() ? 0 : height;
  const { style } = document.documentElement;
  if (taken > 0) style.setProperty('--edu-dock', `${taken}px`);
  else style.removeProperty('--edu-dock');
  document.body.style.paddingBlockEnd = taken > 0 ? `${taken}px` : '';
}
