/** Goes to a path of this site without a page load; single-spa sees the history call and reroutes. */
export function navigate(path: string, options: { replace?: boolean } = {}): void {
  const here = window.location.pathname + window.location.search + window.location.hash;
  if (path === here) return;
  if (options.replace) window.history.replaceState(null, '', path);
  else window.history.pushState(null, '', path);
}
