import { unsaved } from '../unsaved';

/**
 * Navigates to a path of this site without a page load; single-spa notices the history call. Asks first when
 * unsaved input would be lost, except for a redirect (`replace`), which the person did not choose.
 */
export function navigate(path: string, options: { replace?: boolean } = {}): void {
  const currentAddress = window.location.pathname + window.location.search + window.location.hash;
  if (path === currentAddress) return;
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
