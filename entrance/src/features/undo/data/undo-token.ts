/** Stored for a reload of this tab, since the token is removed from the address at once. */
const KEY = 'undo-token';

/**
 * Reads the token from `#token=…` and removes it there, so that neither history nor screenshots contain it. Null
 * without a token in the address or this tab's storage.
 */
export function readTokenOnce(): string | null {
  const { hash, pathname, search } = window.location;
  const token = new URLSearchParams(hash.slice(1)).get('token');
  if (hash) window.history.replaceState(window.history.state, '', pathname + search);
  try {
    if (token) window.sessionStorage.setItem(KEY, token);
    return token ?? window.sessionStorage.getItem(KEY);
  } catch {
    // With a blocked storage only a reload loses the token.
    return token;
  }
}

/** Removes a token that was used or is invalid. */
export function dropToken(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
