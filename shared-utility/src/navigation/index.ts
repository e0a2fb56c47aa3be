import { unsaved } from '../unsaved';

/**
 * Goes to a path of this site without a page load; single-spa sees the history call and reroutes.
 * Typed work that would be lost is asked about first; a redirect (`replace`) is not the person's wish
 * and asks nothing.
 */
export function navigate(path: string, options: { replace?: boolean } = {}): void {
  const here = window.location.pathname + window.location.search + window.location.hash;
  if (path === here) return;
  if (options.replace) {
    window.history.replaceState(null, '', path);
    return;
  }
  if (!unsaved.any()) {
    window.history.pushState(null, '', path);
    return;
  }
  unsaved.mayLeave().then((agreed) => {
    if (agreed) window.history.pushState(null, '', path);
  });
}
