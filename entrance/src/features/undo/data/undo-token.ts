/** For a reload of this tab; the link itself leaves the address at once. */
const KEY = 'undo-token';

/**
 * Takes the token out of `#token=…`, so that neither history nor a picture of the screen keeps it.
 * Null when neither the address nor this tab has one.
 */
export function readTokenOnce(): string | null {
  const { hash, pathname, search } = window.location;
  const token = new URLSearchParams(hash.slice(1)).get('token');
  if (hash) window.history.replaceState(window.history.state, '', pathname + search);
  try {
    if (token) window.sessionStorage.setItem(KEY, token);
    return token ?? window.sessionStorage.getItem(KEY);
  } catch {
    // a forbidden storage costs the reload
    return token;
  }
}

/** It was used, or is good for nothing. */
export function dropToken(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept either
  }
}
